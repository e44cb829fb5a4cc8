import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findProgram } from '../../tools/findProgram.mjs';

interface Nginx {
  binary: string;
  mimeTypes: string;
}

/** Packages install nginx in /usr/sbin, which only root has in its PATH. */
export function findNginxInstallation(): Nginx | undefined {
  const binary = findProgram('nginx', ['/usr/sbin']);
  if (!binary) return undefined;
  const { stderr } = spawnSync(binary, ['-V'], { encoding: 'utf8' });
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return { binary, mimeTypes: path.join(path.dirname(config), 'mime.types') };
}
