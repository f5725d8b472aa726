import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { deletePosts } from '../support/site-words.js';
import { test } from '../support/visitor.js';

/** The key decides how the stand-in for the AI service behaves. */
const WORKING = 'sandbox-ai-key';
const SLOW = 'sandbox-ai-slow';
const WRONG = 'not-a-key';

test.afterEach(() => deletePosts([`mutfakta-comlek-${test.info().retry}`]));

/** Saves the key in the settings dialog, which may be over another one. */
async function saveKey(page: Page, key: string): Promise<void> {
  const settings = page.getByRole('dialog', { name: 'AI ayarları' });
  await expect(settings.getByLabel('API anahtarı')).toBeVisible({ timeout: 30_000 });
  await settings.getByLabel('API anahtarı').fill(key);
  await settings.getByRole('button', { name: 'Ayarları Kaydet' }).click();
  await expect(settings).toBeHidden();
}

test('the AI writer explains errors, can be stopped, and fills a post that is then published', async ({
  page,
  browser,
}, info) => {
  await new Admin(page).enter('/admin/blog?pencere=ai-ayarlari');
  await saveKey(page, WRONG);

  await page.goto('/admin/blog/yeni');
  await page.getByRole('button', { name: 'AI ile Yaz' }).click();
  const writer = page.getByRole('dialog', { name: 'AI ile yaz' });
  await writer.getByLabel('Konu').fill('Evde çömlek');
  await writer.getByLabel('Anahtar kelimeler').fill('evde çömlek, kil');
  await writer.getByLabel('Kategori').selectOption('Başlangıç Rehberi');
  await writer.getByRole('button', { name: 'Yazıyı Oluştur' }).click();
  const alert = writer.getByRole('alert');
  await expect(alert).toContainText('API anahtarı geçersiz. AI ayarlarından kontrol edin.');
  await saveScreenshot(page, info, 'admin-ai-writer-wrong-key');

  await alert.getByRole('button', { name: 'AI Ayarlarını Aç' }).click();
  await saveScreenshot(page, info, 'admin-ai-settings');
  await saveKey(page, SLOW);
  await writer.getByRole('button', { name: 'Yazıyı Oluştur' }).click();
  await expect(writer.getByText(/karakter yazıldı…/)).toBeVisible();
  await saveScreenshot(page, info, 'admin-ai-writer-at-work');
  await writer.getByRole('button', { name: 'İptal Et' }).click();
  await expect(writer.getByLabel('Konu')).toHaveValue('Evde çömlek');
  await writer.getByRole('button', { name: 'Vazgeç' }).click();

  await page.goto('/admin/blog?pencere=ai-ayarlari');
  await saveKey(page, WORKING);
  await page.goto('/admin/blog/yeni');
  await page.getByRole('button', { name: 'AI ile Yaz' }).click();
  await writer.getByLabel('Konu').fill('Evde çömlek');
  await writer.getByLabel('Anahtar kelimeler').fill('evde çömlek');
  await writer.getByRole('button', { name: 'Yazıyı Oluştur' }).click();
  await expect(page.getByText(/SEO puanı: \d+\/100/)).toBeVisible();
  await expect(page.getByLabel('Başlık', { exact: true })).toHaveValue('Evde çömlek');
  await saveScreenshot(page, info, 'admin-ai-writer-filled');

  const title = 'Mutfakta çömlek';
  await page.getByLabel('Başlık', { exact: true }).fill(title);
  await page.getByLabel('Durum').selectOption('published');
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await expect(page.getByText('Yazı yayında.')).toBeVisible();

  const reader = await browser.newPage();
  await expect(async () => {
    await reader.goto('/blog');
    await reader.getByRole('link', { name: title }).first().click({ timeout: 2_000 });
  }).toPass();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Adım adım' })).toBeVisible();
  await reader.close();
});
