import { expect } from '@playwright/test';
import { Admin, DEMO_ADMIN } from '../support/admin.js';
import { query } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

test('a backup is made, restored for a test, and downloaded with the password', async ({ page }) => {
  await new Admin(page).enter('/admin/yedekler');
  await page.getByRole('button', { name: 'Şimdi Yedek Al' }).click();
  await expect(page.getByText('Son yedek tam.')).toBeVisible();
  await page.getByRole('button', { name: 'Şimdi Dene' }).click();
  await expect(page.getByText('Yedek geri yüklendi ve sayıları tuttu.')).toBeVisible();

  await page
    .getByRole('button', { name: /^İndir: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Yedek indirilsin mi?' });
  await dialog.getByLabel('Şifreniz').fill(DEMO_ADMIN.password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'İndir' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.tar$/);
  await expect(dialog).toBeHidden();

  const failures = await query(`SELECT FROM backup_task WHERE problem IS NOT NULL`);
  expect(failures).toHaveLength(0);
});
