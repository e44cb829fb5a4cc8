/** Serves out/ in the foreground: `tsx e2e/hosts/nginx.ts <port>`. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginxInstallation } from './findNginxInstallation';

const port = Number(process.argv[2]);
const nginx = findNginxInstallation();
if (!nginx) throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');

const folder = path.join(tmpdir(), `cope-nginx-${port}`);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${folder}/${name};`)
  .join(' ');

// One process: a master would start workers as a user who may not be allowed to read the project's
// folder.
const config = `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  include ${nginx.mimeTypes};
  access_log off;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve('out')};
    include ${path.resolve('hosting/nginx.conf')};
  }
}
`;

mkdirSync(folder, { recursive: true });
const file = path.join(folder, 'nginx.conf');
writeFileSync(file, config);
spawn(nginx.binary, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'inherit' });
