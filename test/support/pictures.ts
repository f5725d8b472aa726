import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { isOnPhone } from './visitor.js';

const FOLDER = join(import.meta.dirname, '../artifacts/pages');

/** With `PICTURES=1` saves a screenshot of the page under this name. */
export async function saveScreenshot(page: Page, info: TestInfo, name: string): Promise<void> {
  if (process.env['PICTURES'] === undefined) return;
  await page.screenshot({ path: join(FOLDER, `${isOnPhone(info) ? 'phone' : 'desktop'}-${name}.png`) });
}
