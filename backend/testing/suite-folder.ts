import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suiteHooks } from './suite-hooks.js';

/** An empty folder for the suite that calls this, which is removed after its last test. */
export function suiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toprak-suite-'));
  suiteHooks().afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
