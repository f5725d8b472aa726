/** Replaces `@jest/globals`, which Jest provides only within its VM. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globalThis.jestGlobals;
