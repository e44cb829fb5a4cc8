import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * If the variable is unset, sets it to a free port, for child processes too, so that two checkouts
 * can run at once.
 * @param {string} [variable]
 */
export async function choosePort(variable = 'PORT') {
  if (!process.env[variable]) {
    const server = createServer().listen(0);
    await once(server, 'listening');
    process.env[variable] = String(server.address().port);
    await once(server.close(), 'close');
  }
  return Number(process.env[variable]);
}
