/**
 * Writes the types of all style modules to `.styles/`, where tsconfig.json finds them: a class that
 * a module lacks is a type error. `next dev` keeps them up to date.
 */
import { rmSync } from 'node:fs';
import { run } from 'typed-css-modules';

const outDir = '.styles';
const options = { pattern: '{app,components}/**/*.module.css', outDir, silent: true };

rmSync(outDir, { recursive: true, force: true });
await run('.', options);
// The promise of a watch never settles.
if (process.argv[2] === 'dev') void run('.', { ...options, watch: true });
