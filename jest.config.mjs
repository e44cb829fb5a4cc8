import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/.next/', '/out/'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default async function jestConfig() {
  const resolved = await withNext(config)();
  // Most of what is imported here (nivo, d3, unified) is published as ES modules only.
  return { ...resolved, transformIgnorePatterns: ['/node_modules/(next|react|react-dom)/'] };
}
