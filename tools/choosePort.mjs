import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns the port in an environment variable. If it is not set, chooses a free one, so that two checkouts can run
 * at once, and sets the variable for child processes.
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
