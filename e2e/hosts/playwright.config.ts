import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';
import { projectPage } from '../../tools/projectPage.mjs';
import { findNginx } from './findNginx';
import type { Host } from './host';

interface Server {
  name: string;
  port: number;
  command: string;
  /** Absent where the site stands below a base path, which has tests of its own. */
  host?: Host;
}

const first = Number(process.env.PORT ?? 4181);
const ports = { files: first, nginx: first + 1, cloudflare: first + 2, below: first + 3 };

const fileServer = (folder: string, port: number) =>
  `npx http-server ${folder} -p ${port} -a 127.0.0.1 -c60 -d false --silent`;

const servers: Server[] = [
  {
    name: 'file server',
    port: ports.files,
    command: fileServer('out', ports.files),
    host: { headers: false, nearest404: false, compresses: false },
  },
  {
    name: 'base path',
    port: ports.below,
    command: fileServer(projectPage.root, ports.below),
  },
];

// Loaded by each worker as well, which need not repeat what is left out.
const say = process.env.TEST_WORKER_INDEX
  ? () => undefined
  : process.stdout.write.bind(process.stdout);

if (findNginx()) {
  servers.push({
    name: 'nginx',
    port: ports.nginx,
    command: `npx tsx e2e/hosts/nginx.ts ${ports.nginx}`,
    host: { headers: true, nearest404: true, compresses: true },
  });
} else {
  say('Left out: nginx, which is not installed here (Debian: apt-get install nginx-light).\n');
}

if (process.env.WRANGLER) {
  servers.push({
    name: 'Cloudflare Pages',
    port: ports.cloudflare,
    // Its runtime knows no day after its own release; any day before is as good as another.
    command: `npx --yes --package node@22 --package wrangler@4 -- wrangler pages dev out --ip 127.0.0.1 --port ${ports.cloudflare} --compatibility-date 2025-05-16`,
    // Cloudflare compresses at its edge, which is not part of the runtime.
    host: { headers: true, nearest404: true, compresses: false },
  });
} else {
  say(
    "Left out: Cloudflare's local runtime, 400 MB from npm (WRANGLER=1 npm run test:hosts fetches and tests it).\n",
  );
}

const address = (port: number) => `http://127.0.0.1:${port}`;

/** The exported site on the hosts it is made for: what a host can break, tested on each. */
export default defineConfig<{ host: Host }>({
  ...shared,
  testDir: '.',
  testIgnore: [],
  projects: servers.map(({ name, port, host }) => ({
    name,
    testMatch: host ? 'host.spec.ts' : 'basePath.spec.ts',
    use: { baseURL: address(port), ...(host && { host }) },
  })),
  webServer: servers.map(({ port, command }) => ({
    command,
    cwd: process.cwd(),
    env: { NODE_NO_WARNINGS: '1' },
    port,
    timeout: 180_000,
    reuseExistingServer: false,
  })),
});
