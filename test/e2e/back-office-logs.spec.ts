import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Admin, DEMO_ADMIN } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { CAPTCHA_ANSWER } from '../support/places.js';
import { test } from '../support/visitor.js';

const BURGLAR = '203.0.113.66';

test('a refused sign-in is in the log with its address, and can be found and exported', async ({
  page,
  browser,
}, info) => {
  const burglar = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': BURGLAR } });
  await burglar.request.get('/trpc/captcha.get?input=%7B%7D');
  await burglar.request.post('/trpc/captcha.solve', { data: { answer: CAPTCHA_ANSWER } });
  const refusal = await burglar.request.post('/trpc/adminSession.signIn', {
    data: { email: DEMO_ADMIN.email, password: 'boyle-bir-sifre-yok' },
  });
  expect(refusal.status()).toBe(401);
  await burglar.close();

  await new Admin(page).enter('/admin/kayitlar');
  const table = page.getByRole('table', { name: 'Sistem logları' });
  await page.getByLabel('Olay türü').selectOption('Güvenlik uyarısı');
  await page.getByLabel('Arama', { exact: true }).fill(BURGLAR);
  await page.getByRole('button', { name: 'Filtreleri Uygula' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  const row = table.getByRole('row').nth(1);
  for (const words of ['Güvenlik uyarısı', DEMO_ADMIN.email, BURGLAR, /Yönetici girişi reddedildi/]) {
    await expect(row).toContainText(words);
  }
  await saveScreenshot(page, info, 'admin-logs-filtered');

  await page.reload();
  await expect(page.getByLabel('Arama', { exact: true })).toHaveValue(BURGLAR);
  await expect(table.getByRole('row')).toHaveCount(2);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV İndir' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^logs-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(BURGLAR);
  expect(lines.join()).not.toContain('boyle-bir-sifre-yok');

  await row.getByRole('button', { name: /^Ayrıntı/ }).click();
  const entry = page.getByRole('dialog', { name: 'Log Ayrıntısı' });
  await expect(entry.getByRole('region', { name: 'Ayrıntılar' })).toContainText('"admin_sign_in_failed"');
  await saveScreenshot(page, info, 'admin-log-entry');
});
