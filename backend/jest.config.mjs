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
  testEnvironment: '<rootDir>/testing/node-environment.mjs',
  testRegex: '\\.spec\\.ts$',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^sanitize-html$': '<rootDir>/testing/sanitize-html.mjs',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: false, ...swcOptions() }] },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/testing/global-teardown.mjs',
  // By itself jest leaves one core free; a test that waits for its database leaves more than that.
  maxWorkers: '100%',
  // Modules of finished files are never quite let go: a worker that has grown so far spends its time looking for room.
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 30_000,
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
