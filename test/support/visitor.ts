import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Each test's visitor comes from an address of their own: the shop counts what an address asks for. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': anAddress() });
  },
});

/** From the network that is set aside for tests (RFC 2544). */
function anAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
}
