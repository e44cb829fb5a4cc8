import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findProgram } from '../../tools/findProgram.mjs';

interface Nginx {
  binary: string;
  /** Its table of content types. */
  mimeTypes: string;
}

/** The nginx of this machine, or undefined. Packages put it where only root's PATH looks. */
export function findNginx(): Nginx | undefined {
  const binary = findProgram('nginx', ['/usr/sbin']);
  if (!binary) return undefined;
  const { stderr } = spawnSync(binary, ['-V'], { encoding: 'utf8' });
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return { binary, mimeTypes: path.join(path.dirname(config), 'mime.types') };
}
