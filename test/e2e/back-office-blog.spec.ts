import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { saveScreenshot } from '../support/pictures.js';
import { query } from '../support/shop-database.js';
import { deletePosts } from '../support/site-words.js';
import { test } from '../support/visitor.js';

test('a post is published with its picture, moves to a new address, and can be scheduled', async ({
  page,
  browser,
}, info) => {
  const title = 'Fırının soğumasını beklemek';
  const slug = 'firinin-sogumasini-beklemek';
  const renamed = 'sogumayi-beklemek';
  await new Admin(page).enter('/admin/blog');
  await page.getByRole('link', { name: 'Yeni Yazı' }).first().click();
  await page.getByLabel('Başlık', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'İçerik' }).click();
  await page.keyboard.type('Kapak açılana kadar kimse ne çıkacağını bilmez.');
  await page.getByRole('button', { name: 'Görsel Seç' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Seçin' });
  await library
    .getByRole('button', { name: /^Seç: / })
    .first()
    .click();
  await page.getByLabel('Görsel açıklaması').fill('Kapağı aralık bir fırın');
  await page.getByLabel('Durum').selectOption('Yayınlandı');
  await saveScreenshot(page, info, 'admin-blog-post');
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await expect(page.getByText('Yazı yayında.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);

  const reader = await (await browser.newContext()).newPage();
  try {
    await reader.goto('/blog');
    await reader.getByRole('link', { name: title }).first().click();
    await expect(reader).toHaveURL(`/blog/${slug}`);
    await expect(reader.getByRole('img', { name: 'Kapağı aralık bir fırın' })).toBeVisible();
    await expect(reader.getByText('Kapak açılana kadar kimse ne çıkacağını bilmez.').first()).toBeVisible();

    await page.getByLabel('Adres', { exact: true }).fill(renamed);
    await page.getByRole('button', { name: 'Yazıyı Kaydet' }).click();
    await expect(page.getByText('Yazı yayında.')).toBeVisible();
    const formerAddress = async () => (await page.request.get(`/blog/${slug}`)).url();
    await expect.poll(formerAddress, LIVE).toContain(renamed);
    await reader.goto(`/blog/${slug}`);
    await expect(reader).toHaveURL(`/blog/${renamed}`);

    await page.getByLabel('Durum').selectOption('Programlandı');
    await page.getByLabel('Yayın tarihi ve saati').fill('2099-01-01T10:00');
    await page.getByRole('button', { name: 'Yazıyı Kaydet' }).click();
    await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeHidden();
    const list = async () => (await page.request.get('/blog')).text();
    await expect.poll(list, LIVE).not.toContain(title);
    // Makes the post due in a moment.
    await query(`UPDATE blog_post SET published_at = now() + interval '3 seconds' WHERE slug = $1`, [
      renamed,
    ]);
    expect(await list()).not.toContain(title);
    await expect.poll(list, { timeout: 3_000 + LIVE.timeout }).toContain(title);
    await reader.goto('/blog');
    await expect(reader.getByRole('link', { name: title }).first()).toBeVisible();
    await page.goto('/admin/blog');
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Yayınlandı');
    await saveScreenshot(page, info, 'admin-blog');
  } finally {
    await deletePosts([slug, renamed]);
    await reader.context().close();
  }
});
