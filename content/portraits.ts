import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { href } from './site';

const getFile = (name: string) => path.join(process.cwd(), 'public/portraits', `${name}.svg`);

/** The address of `public/portraits/<name>.svg`. Where there is no such file, initials are shown. */
export const findPortraitUrl = (name: string): string | undefined =>
  existsSync(getFile(name)) ? href(`/portraits/${name}.svg`) : undefined;

/** The portrait as SVG, or undefined where there is none. */
export const readPortrait = (name: string): string | undefined =>
  existsSync(getFile(name)) ? readFileSync(getFile(name), 'utf8') : undefined;
