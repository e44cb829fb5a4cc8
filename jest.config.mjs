import nextJest from 'next/jest.js';

const configure = nextJest({ dir: '.' })({
  testEnvironment: 'jsdom',
  testPathIgnorePatterns: ['/e2e/', '/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

export default async () => ({
  ...(await configure()),
  // Jest leaves one processor free otherwise, which on a machine with two means one worker.
  maxWorkers: '100%',
  // Most packages that the content and the charts import are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(next|react|react-dom)/'],
});
