import path from 'node:path';
import { configure } from '../../jest.config.mjs';

/** What can be told from the files of out/ alone, without a browser. */
export default configure({
  displayName: 'out',
  rootDir: path.join(import.meta.dirname, '../..'),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/files/*.test.ts'],
});
