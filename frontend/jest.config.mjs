/** Screens and rules of the browser side, in jsdom. Run with NODE_OPTIONS=--experimental-vm-modules. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/src'],
  testEnvironment: '<rootDir>/testing/browser-environment.mjs',
  testRegex: '\\.spec\\.tsx?$',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@contract/(.*)\\.js$': '<rootDir>/../backend/contract/$1',
    '\\.css$': '<rootDir>/testing/empty-module.ts',
    '\\.(avif|webp|jpe?g|svg|woff2)$': '<rootDir>/testing/empty-module.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.tsx?$': ['@swc/jest', { swcrc: false, ...swcOptions() }] },
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/testing/setup-browser.ts'],
  // By itself jest leaves one core free.
  maxWorkers: '100%',
  testTimeout: 20_000,
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
