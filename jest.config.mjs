import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

/** @type {(config: import('jest').Config) => () => Promise<import('jest').Config>} */
export const configure = (config) => async () => {
  const resolved = await withNext(config)();
  // Most of what is imported here (nivo, d3, unified) is published as ES modules only.
  return { ...resolved, transformIgnorePatterns: ['/node_modules/(next|react|react-dom)/'] };
};

export default configure({
  testEnvironment: 'jsdom',
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/.next/', '/out/'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
