import { rm } from 'node:fs/promises';
import { RUN_DIR, SHOP } from './places.js';
import { makeTemplate } from './shop-process.js';

/** Playwright calls this before the first worker starts, and the returned function after the last one has ended. */
export default async function prepareShops(): Promise<() => Promise<void>> {
  await makeTemplate(SHOP);
  return () => rm(RUN_DIR, { recursive: true, force: true });
}
