import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findWebKit } from './find';

/** Sends a command of the WebDriver protocol and answers with its value. */
export type Command = <T>(
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<T>;

export interface Driver {
  command: Command;
  stop: () => Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Xvfb takes a free number for its screen, and says which. */
async function startScreen(program: string): Promise<{ process: ChildProcess; display: string }> {
  const options = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const process = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const output: Readable = process.stdout;
  let said = '';
  for await (const part of output) {
    said += String(part);
    if (said.endsWith('\n')) break;
  }
  if (!said.trim()) throw new Error(`${program} did not start.`);
  return { process, display: `:${said.trim()}` };
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** One driver holds one session at a time. */
export async function startDriver(): Promise<Driver> {
  const webKit = findWebKit();
  if (!webKit) throw new Error('WebKitWebDriver or Xvfb is not installed.');
  const port = await findFreePort();
  const screen = await startScreen(webKit.screen);
  const driver = spawn(webKit.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });

  const command: Command = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };

  const stop = async () => {
    await stopProcess(driver);
    await stopProcess(screen.process);
  };

  const isReady = async () => {
    const { ready } = await command<{ ready: boolean }>('GET', '/status');
    expect(ready).toBe(true);
  };
  await expect(isReady).toPass({ timeout: 15_000 });
  return { command, stop };
}
