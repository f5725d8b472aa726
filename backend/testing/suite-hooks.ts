import type { afterAll, beforeAll } from '@jest/globals';

interface SuiteHooks {
  readonly beforeAll: typeof beforeAll;
  readonly afterAll: typeof afterAll;
}

/**
 * The hooks of the test file that is being read. Each file has its own, but Node loads the helpers in this
 * folder once for many files, so an import would give them the hooks of the first one.
 */
export function suiteHooks(): SuiteHooks {
  return (globalThis as unknown as { readonly jestGlobals: SuiteHooks }).jestGlobals;
}
