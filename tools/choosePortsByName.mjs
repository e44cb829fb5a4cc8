import { once } from 'node:events';
import { createServer } from 'node:net';

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => server.close() && once(server, 'close')));
  return ports;
}

/**
 * Chooses ports for the servers of a test run: PORT and the numbers after it if PORT is set, otherwise
 * free ports, so that two checkouts can run at once. CHOSEN_PORTS passes them on to child processes.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function choosePortsByName(names) {
  const { PORT, CHOSEN_PORTS } = process.env;
  const known = (CHOSEN_PORTS ?? '').split(',').filter(Boolean).map(Number);
  const more = PORT ? [] : await freePorts(Math.max(0, names.length - known.length));
  const ports = PORT ? names.map((_, i) => Number(PORT) + i) : [...known, ...more];
  if (!PORT) process.env.CHOSEN_PORTS = ports.join();
  return Object.fromEntries(names.map((name, i) => [name, ports[i]]));
}
