import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';
import { choosePort } from '../../tools/choosePort.mjs';
import { githubProjectPage } from '../../tools/githubProjectPage.mjs';
import { reportSkippedTests } from '../reportSkippedTests';
import { findNginxInstallation } from './findNginxInstallation';
import type { HostFeatures } from './host';

interface Server {
  name: string;
  port: number;
  command: string;
  env?: Record<string, string>;
  /** Undefined for the server with a base path, which basePath.spec.ts tests. */
  host?: HostFeatures;
}

const ports = {
  files: await choosePort(),
  nginx: await choosePort('NGINX_PORT'),
  pages: await choosePort('PAGES_PORT'),
  pagesInspector: await choosePort('PAGES_INSPECTOR_PORT'),
  workers: await choosePort('WORKERS_PORT'),
  workersInspector: await choosePort('WORKERS_INSPECTOR_PORT'),
  below: await choosePort('BASE_PATH_PORT'),
};

const servers: Server[] = [
  {
    name: 'file server',
    port: ports.files,
    command: `npx http-server out -p ${ports.files} -a 127.0.0.1 -c60 -d false --silent`,
    host: { headers: false, nearest404: false, compresses: false },
  },
  {
    name: 'base path',
    port: ports.below, // tools/start.mjs is the server of `npm start`.
    command: 'node tools/start.mjs',
    env: {
      OUT: githubProjectPage.out,
      BASE_PATH: githubProjectPage.basePath,
      PORT: String(ports.below),
    },
  },
];

if (findNginxInstallation()) {
  servers.push({
    name: 'nginx',
    port: ports.nginx,
    command: `npx tsx e2e/hosts/nginx.ts ${ports.nginx}`,
    host: { headers: true, nearest404: true, compresses: true },
  });
} else {
  reportSkippedTests('nginx, which is not installed here', 'Debian: apt-get install nginx-light');
}

if (process.env.WRANGLER) {
  const wrangler = 'npx --yes --package node@22 --package wrangler@4 -- wrangler';
  // Cloudflare compresses at its edge servers, not in the local runtime.
  const host = { headers: true, nearest404: true, compresses: false };
  servers.push(
    {
      name: 'Cloudflare Pages',
      port: ports.pages,
      // Cloudflare's runtime rejects a date after its own release.
      command: `${wrangler} pages dev out --ip 127.0.0.1 --port ${ports.pages} --inspector-port ${ports.pagesInspector} --compatibility-date 2025-05-16`,
      host,
    },
    {
      name: 'Cloudflare Workers',
      port: ports.workers,
      command: `${wrangler} dev --ip 127.0.0.1 --port ${ports.workers} --inspector-port ${ports.workersInspector}`,
      host: { ...host, cachesMissingFiles: true },
    },
  );
} else {
  reportSkippedTests(
    "Cloudflare's local runtime, 400 MB from npm",
    'set WRANGLER=1 to fetch and test it',
  );
}

const address = (port: number) => `http://127.0.0.1:${port}`;

/** Runs host.spec.ts on every installed host, and basePath.spec.ts below a base path. */
export default defineConfig<{ host: HostFeatures }>({
  ...shared,
  testDir: '.',
  testIgnore: [],
  projects: servers.map(({ name, port, host }) => ({
    name,
    testMatch: host ? 'host.spec.ts' : 'basePath.spec.ts',
    use: { baseURL: address(port), ...(host && { host }) },
  })),
  webServer: servers.map(({ port, command, env }) => ({
    command,
    cwd: process.cwd(),
    env: { NODE_NO_WARNINGS: '1', ...env },
    port,
    timeout: 180_000,
    reuseExistingServer: false,
  })),
});
