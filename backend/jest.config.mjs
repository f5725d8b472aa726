import { availableParallelism } from 'node:os';

// Another time zone than the shop's, so that no date passes by luck.
process.env['TZ'] = 'America/St_Johns';

/** Unit and integration tests. Integration tests get a database of their own from testing/test-database.ts. */
export default {
  rootDir: '.',
  roots: [
    '<rootDir>/attacks',
    '<rootDir>/src',
    '<rootDir>/contract',
    '<rootDir>/sandbox',
    '<rootDir>/seed',
    '<rootDir>/testing',
  ],
  testEnvironment: 'node',
  // Node loads the modules, once for all files of a worker.
  testRunner: '<rootDir>/testing/jest/test-runner.mjs',
  testRegex: '\\.spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', '\\.slow\\.spec\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  // For the watch mode, which looks for the tests of a changed file.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: false, ...swcOptions() }] },
  globalSetup: '<rootDir>/testing/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/testing/jest/global-teardown.mjs',
  // A test waits for its database, for processes and for timers half of the time: more workers than cores use it.
  maxWorkers: Math.ceil(availableParallelism() * 2),
  // What a finished file still holds is not freed: a worker that has grown so far is replaced.
  workerIdleMemoryLimit: '1500MB',
  // Starting a process of the shop takes a second or two, and twenty times that where much else runs.
  testTimeout: 60_000,
  // The teardown has ended everything by then; a native module now and then keeps the runner alive all the same.
  forceExit: true,
};

function swcOptions() {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  };
}
