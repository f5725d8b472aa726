import config from './jest.config.mjs';

/** The tests of `npm run test:slow` alone: see test/runner/slow-suites.mjs. */
export default {
  ...config,
  testRegex: '\\.slow\\.spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/'],
};
