/** Heads and structured data are text: a browser reads them best. */
const SSR_TESTS = '/src/ssr/[^/]+\\.spec\\.tsx?$';

const shared = {
  rootDir: '.',
  roots: ['<rootDir>/src', '<rootDir>/.storybook'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@contract/(.*)\\.js$': '<rootDir>/../backend/contract/$1',
    '\\.css$': '<rootDir>/testing/empty-module.ts',
    '\\.(avif|webp|jpe?g|svg|woff2)$': '<rootDir>/testing/empty-module.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.tsx?$': ['@swc/jest', { swcrc: false, ...swcOptions() }] },
  setupFiles: ['reflect-metadata'],
};

/** Screens and rules in jsdom, the server half in Node as it runs. With NODE_OPTIONS=--experimental-vm-modules. */
export default {
  // Jest never frees all modules of finished files, and a worker that has grown this far spends its time on
  // garbage collection.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/testing/jest/browser-environment.mjs',
      // Node loads the modules: packages once for all files of a worker, our own anew for each, as a page would.
      testRunner: '<rootDir>/../backend/testing/jest/test-runner.mjs',
      testEnvironmentOptions: { freshModules: true },
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        // The development one records for each element where it was made. Only the server half's tests need that;
        // a missing key in a screen is refused by the lint (jsx-key).
        '^react/jsx-runtime$': '<rootDir>/../node_modules/react/cjs/react-jsx-runtime.production.js',
      },
      testRegex: '\\.spec\\.tsx?$',
      testPathIgnorePatterns: ['/node_modules/', SSR_TESTS],
      setupFilesAfterEnv: ['<rootDir>/testing/setup-browser.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/testing/jest/server-environment.mjs',
      testRegex: SSR_TESTS,
    },
  ],
  // The default would leave one core unused.
  maxWorkers: '100%',
  testTimeout: 20_000,
  // Timers of the last page would keep a run of a single file alive.
  forceExit: true,
};

function swcOptions() {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  };
}
