import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { saveScreenshot } from '../support/pictures.js';
import { resetText } from '../support/site-words.js';
import { test } from '../support/visitor.js';

const ATTACK = '<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script>';

test.afterEach(() => resetText('hero', 'main_title'));

const editor = (page: Page) => page.getByRole('list', { name: 'Metinler' });

async function write(page: Page, label: string, text: string): Promise<void> {
  await editor(page)
    .getByRole('button', { name: `Düzenle: ${label}` })
    .click();
  await editor(page).getByLabel(label, { exact: true }).fill(text);
}

async function expectDrawnByServer(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await page.request.get('/')).text(), LIVE).toContain(text);
}

test('a text from the panel shows in the preview and then on the page, and an older one is restored from the history', async ({
  page,
  browser,
}, info) => {
  const words = 'Kilden gelen söz';
  const shop = await browser.newPage();
  await shop.goto('/');
  const title = shop.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  await new Admin(page).enter('/admin/icerik?onizleme=telefon');

  await write(page, 'Ana başlık', words);
  const preview = page.frameLocator('iframe[title="Sayfanın önizlemesi"]');
  const draft = preview.getByRole('heading', { level: 1, name: words });
  await expect(draft).toBeVisible();
  await expect(draft).toBeInViewport();
  await expect(page.getByText('Önizleme, kaydedilmedi')).toBeVisible();
  await expect(title).toHaveText(before);
  await saveScreenshot(page, info, 'admin-content-preview');

  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('İçerik güncellendi; sitede görünüyor.')).toBeVisible();
  await expectDrawnByServer(page, words);
  await shop.reload();
  await expect(title).toHaveText(words);
  await expect(editor(page).getByText('Sizin metniniz').first()).toBeVisible();

  await editor(page).getByRole('button', { name: 'Geçmişi: Ana başlık' }).click();
  const dialog = page.getByRole('dialog', { name: 'Geçmişi: Ana başlık' });
  await expect(dialog.getByText('Yönetici').first()).toBeVisible();
  await saveScreenshot(page, info, 'admin-content-history');
  await dialog.getByRole('button', { name: 'Bu Metne Dön' }).last().click();
  await expect(page.getByText('Eski metin geri geldi; sitede görünüyor.')).toBeVisible();
  await expectDrawnByServer(page, before);
  await shop.reload();
  await expect(title).toHaveText(before);
  await shop.close();
});

test('a script in a text is shown as words, in the preview and on the page', async ({ page, browser }) => {
  await new Admin(page).enter('/admin/icerik?onizleme=masaustu');
  await write(page, 'Ana başlık', ATTACK);
  const preview = page.frameLocator('iframe[title="Sayfanın önizlemesi"]');
  await expect(preview.getByText('<script>').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('İçerik güncellendi; sitede görünüyor.')).toBeVisible();

  await expectDrawnByServer(page, '&lt;script&gt;window.wasRun');
  const shop = await browser.newPage();
  await shop.goto('/');
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(ATTACK);
  for (const frame of [...page.frames(), ...shop.frames()]) {
    expect(await frame.evaluate(() => 'wasRun' in window), frame.url()).toBe(false);
  }
  await shop.close();
});

test('no page of the shop or the panel can be framed, and the preview only by ourselves', async ({
  page,
}) => {
  const framing = async (path: string) => {
    const headers = (await page.request.get(path)).headers();
    const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '') ?? [];
    return [ancestors, headers['x-frame-options']];
  };
  for (const path of ['/', '/workshops', '/admin', '/admin/icerik']) {
    expect(await framing(path), path).toEqual(["'none'", 'DENY']);
  }
  expect(await framing('/admin/onizleme')).toEqual(["'self'", 'SAMEORIGIN']);
});
