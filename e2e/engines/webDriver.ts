import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findWebKit } from './find';

export interface Driver {
  /** @param settings of the browser as arguments; the profile is empty */
  open: (settings: readonly string[]) => Promise<WebDriver>;
  stop: () => Promise<void>;
}

/** Xvfb takes a free number for its screen, and says which. */
async function startScreen(program: string) {
  const options = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const screen = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const part of screen.stdout) {
    said += String(part);
    if (said.endsWith('\n')) break;
  }
  if (!said.trim()) throw new Error(`${program} did not start.`);
  return { display: `:${said.trim()}`, screen };
}

/** One driver holds one browser at a time, and may hang where it is asked for a second one. */
export async function startDriver(): Promise<Driver> {
  const webKit = findWebKit();
  if (!webKit) throw new Error('WebKitWebDriver or Xvfb is not installed.');
  const { display, screen } = await startScreen(webKit.screen);
  const service = new DriverService.Builder(webKit.driver)
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
    open: (settings) =>
      new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: ['--automation', ...settings] },
        })
        .build(),
    async stop() {
      await service.kill();
      screen.kill();
      if (screen.exitCode === null && screen.signalCode === null) await once(screen, 'exit');
    },
  };
}
