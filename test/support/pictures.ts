import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../artifacts/pages');

/** Keeps a picture of the page as it is now, named by where and what. */
export async function keepPicture(page: Page, { project }: TestInfo, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${project.name}-${name}.png`) });
}
