/**
 * Chooses ports. When run as a program, says whether the one that PORT names can be used, before
 * anything is built.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { exitOnError } from './exitOnError.mjs';

async function listenOnce(port) {
  const server = createServer().listen(port);
  await once(server, 'listening');
  const chosen = server.address().port;
  await once(server.close(), 'close');
  return chosen;
}

/**
 * If the variable is unset, sets it to a free port, for child processes too, so that two checkouts
 * can run at once.
 * @param {string} [variable]
 * @throws if it is set to something else
 */
export async function choosePort(variable = 'PORT') {
  const value = process.env[variable];
  if (!value) process.env[variable] = String(await listenOnce(0));
  const port = Number(process.env[variable]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(
      `${variable} is "${value}", which is not a port. Set it to a number from 1 to 65535, or leave it out for a free one.`,
    );
  return port;
}

/** Chooses a port for a server that is still to be started. */
export async function chooseFreePort() {
  const port = await choosePort();
  try {
    return await listenOnce(port);
  } catch (error) {
    throw new Error(
      `PORT is ${port}, which ${error.code === 'EADDRINUSE' ? 'another program uses' : `cannot be used (${error.code})`}. Set it to another port, or leave it out for a free one.`,
      { cause: error },
    );
  }
}

if (process.argv[1] === import.meta.filename) await exitOnError(chooseFreePort);
