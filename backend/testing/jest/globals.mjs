/** `@jest/globals`, which Jest itself provides only within its VM. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globalThis.jestGlobals;
