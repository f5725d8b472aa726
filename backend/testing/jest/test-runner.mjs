import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileInto } from './compile-in-node.mjs';

const require = createRequire(import.meta.url);
const { default: runByCircus } = require('jest-circus/runner');

let files = 0;

/**
 * Jest's own test runner, except that Node loads the modules instead of Jest's VM. A VM loads the whole
 * module graph again for each file, which takes three seconds of CPU; a worker with Node's loader does it
 * once. Test files of one worker therefore share modules and globals, and must not leave changes in them.
 */
export default async function runInNode(...given) {
  const [, config, environment, runtime] = given;
  files += 1;
  await compileInto(runtime.getSourceMaps(), config);
  await import('reflect-metadata');
  const node = {
    requireInternalModule: requireAnew,
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    // The number makes a set-up file run again for each test file.
    unstable_importModule: (path) => import(`${pathToFileURL(path).href}?${files}`),
    setGlobalsForRuntime: (globals) => {
      globalThis.jestGlobals = { ...globals, jest: environment.jest ?? environment.moduleMocker };
    },
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  return runByCircus(...given.with(given.indexOf(runtime), node));
}

/**
 * Loads a module anew. Circus keeps tests and listeners in its module and in a global, and each file must
 * begin without them.
 */
function requireAnew(path) {
  Reflect.deleteProperty(require.cache, path);
  globalThis[Symbol.for('EVENT_HANDLERS')] = undefined;
  return require(path);
}
