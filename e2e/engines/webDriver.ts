import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findWebKitDriverAndXvfb } from './findBrowsers';

/** A running WebKitWebDriver. */
export interface WebKitDriver {
  /** Starts a WebKitGTK browser with an empty profile. @param browserArguments command-line arguments of the browser */
  open: (browserArguments: readonly string[]) => Promise<WebDriver>;
  stop: () => Promise<void>;
}

/** Starts Xvfb, which chooses a free display number and prints it. */
async function startXvfb(xvfbPath: string) {
  const options = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfbPath, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  for await (const part of screen.stdout) {
    printed += String(part);
    if (printed.endsWith('\n')) break;
  }
  if (!printed.trim())
    throw new Error(
      `Xvfb, the virtual display (${xvfbPath}), did not start. Run it by hand to see why.`,
    );
  return { display: `:${printed.trim()}`, screen };
}

/** Starts a WebKitWebDriver on a virtual display. Each test starts its own, as a driver may hang when a second browser is opened. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const webKit = findWebKitDriverAndXvfb();
  if (!webKit)
    throw new Error(
      'WebKitWebDriver or Xvfb is not installed. On Debian: apt-get install webkit2gtk-driver xvfb',
    );
  const { display, screen } = await startXvfb(webKit.xvfbPath);
  const service = new DriverService.Builder(webKit.driverPath)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  const address = await service.start();
  return {
    open: (browserArguments) =>
      new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: ['--automation', ...browserArguments] },
        })
        .build(),
    async stop() {
      await service.kill();
      screen.kill();
      if (screen.exitCode === null && screen.signalCode === null) await once(screen, 'exit');
    },
  };
}
