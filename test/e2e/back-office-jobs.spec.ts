import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { failedJob } from '../support/dead-letters.js';
import { saveScreenshot } from '../support/pictures.js';
import { test } from '../support/visitor.js';

test('a super admin reads why a job failed, retries it, and deletes another', async ({ page }, info) => {
  const [again, gone] = [
    await failedJob('connect ECONNREFUSED 10.0.0.7:443'),
    await failedJob('request timed out for ayse@toprak.test'),
  ].map((id) => id.slice(0, 8).toUpperCase());
  await new Admin(page).enter('/admin/profil');
  await page.getByRole('link', { name: 'Arka Plan İşleri' }).click();
  await expect(page.getByText(/\d iş başarısız oldu\./)).toBeVisible();
  const table = page.getByRole('table', { name: 'Başarısız işler' });
  await expect(table).toContainText('Karşıdaki sunucuya ulaşılamadı.');
  await expect(table).toContainText('Yanıt zamanında gelmedi.');
  await expect(table).not.toContainText('ayse@');
  await saveScreenshot(page, info, 'admin-jobs-failed');

  await page.getByRole('button', { name: `Yeniden dene: SMS gönderimi, ${again}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByText('İş yeniden sıraya alındı.')).toBeVisible();
  await page.getByRole('button', { name: `Sil: SMS gönderimi, ${gone}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İşi Sil' }).click();
  await expect(page.getByText('İş silindi.')).toBeVisible();
  for (const id of [again, gone]) {
    await expect(page.getByRole('button', { name: `Sil: SMS gönderimi, ${id}` })).toHaveCount(0);
  }

  await page.getByRole('link', { name: 'Düzenli İşler' }).click();
  await expect(page.getByRole('row', { name: /Workshop hatırlatmalarını gönderme.*Tamam/ })).toBeVisible();
  await saveScreenshot(page, info, 'admin-jobs-tasks');
  await page.goto('/admin/kayitlar');
  await expect(page.getByText('Başarısız arka plan işi silindi').first()).toBeVisible();
});
