/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const runProgram = (file: string, env: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join('tools', file)], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stderr };
};

it.each(['abc', '70000', '-1', '8.5'])('PORT=%s is refused in one sentence', (PORT) => {
  for (const program of ['choosePort.mjs', 'start.mjs'])
    expect(runProgram(program, { PORT })).toEqual({
      status: 1,
      stderr: `PORT is "${PORT}", which is not a port. Set it to a number from 1 to 65535, or leave it out for a free one.\n`,
    });
});

it('a port that another program uses is refused in one sentence', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  for (const program of ['choosePort.mjs', 'start.mjs'])
    expect(runProgram(program, { PORT: String(port) })).toEqual({
      status: 1,
      stderr: `PORT is ${port}, which another program uses. Set it to another port, or leave it out for a free one.\n`,
    });
  await once(server.close(), 'close');
});
