import { expect, type Page } from '@playwright/test';
import { Member } from '../support/member.js';
import { test } from '../support/visitor.js';

/** Holds back all scripts that load later until they are let through. */
async function holdCode(page: Page): Promise<{ letThrough: () => Promise<void> }> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let held = 0;
  await page.route(/\/assets\/(?!entry-starter).*\.js$/, async (route) => {
    held += 1;
    await opened;
    await route.continue();
  });
  return {
    letThrough: async () => {
      await expect.poll(() => held).toBeGreaterThan(0);
      open();
    },
  };
}

test('a button that is pressed before its code has loaded works once it has', async ({ page }) => {
  await page.goto('/');
  const code = await holdCode(page);
  await page.getByRole('button', { name: 'Toplu sipariş hakkında bilgi' }).click();
  await code.letThrough();
  await expect(page.getByRole('dialog', { name: 'Toplu sipariş hakkında' })).toBeVisible();
});

for (const { path, button, shows } of [
  { path: '/', button: 'Sepet, boş', shows: 'Sepetiniz henüz boş' },
  { path: '/urun/seladon-kupa', button: 'Sepete Ekle', shows: 'Misafir Olarak Devam Et' },
]) {
  test(`a button of ${path} pressed before any code has loaded works in the end`, async ({ page }) => {
    const code = await holdCode(page);
    await page.goto(path);
    await page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .getByRole('button', { name: button })
      .first()
      .click();
    await code.letThrough();
    await expect(page.getByText(shows).first()).toBeVisible();
  });
}

for (const link of ['Gizlilik Politikası', 'Giriş Yap']) {
  test(`the link ${link} pressed before any code has loaded opens its dialog in the end`, async ({
    page,
  }) => {
    const code = await holdCode(page);
    await page.goto('/blog');
    await page.getByRole('link', { name: link }).first().click();
    await code.letThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/blog');
  });
}

test('a search that is typed before any code has loaded runs once it has, without another interaction', async ({
  page,
}) => {
  await page.goto('/');
  const code = await holdCode(page);
  await page.getByRole('searchbox').fill('SÜRAHI');
  await code.letThrough();
  await expect(page).toHaveURL(/\?ara=/);
  await expect(page.getByRole('link', { name: 'Lale Karo' })).toBeHidden();
});

test('a form that is filled and sent before its code has loaded keeps its input, and is checked once it has', async ({
  page,
}) => {
  await page.goto('/blog');
  const code = await holdCode(page);
  const form = page.getByRole('form', { name: 'Bülten' });
  await form.getByLabel('E-posta adresiniz').fill('aceleci@ornek.com');
  await form.getByRole('button', { name: 'Bültene Katılın' }).click();
  await expect(page).toHaveURL('/blog');
  await code.letThrough();
  await expect(form.getByText('Size yazabilmemiz için bu kutuyu işaretleyin.').last()).toBeVisible();
  await expect(form.getByLabel('E-posta adresiniz')).toHaveValue('aceleci@ornek.com');
});

test('the bar shows “Giriş Yap” before any code has loaded, but never to signed-in customers', async ({
  page,
  browser,
}) => {
  const words = page.getByRole('banner').getByText('Giriş Yap', { exact: true });
  await page.goto('/auth');
  const member = new Member(page, 'ayse@toprak.test', 'toprak-demo');
  await member.signIn();
  await expect(member.accountLink).toBeVisible();
  const code = await holdCode(page);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(words).toBeHidden();
  await code.letThrough();
  await expect(member.accountLink).toBeVisible();

  const stranger = await browser.newPage();
  await holdCode(stranger);
  await stranger.goto(page.url());
  await expect(stranger.getByRole('banner').getByText('Giriş Yap', { exact: true })).toBeVisible();
  await stranger.context().close();
});
