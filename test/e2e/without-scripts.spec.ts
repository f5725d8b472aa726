import { expect, type Page } from '@playwright/test';
import { openSession, publishedPosts, publishedProducts } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

test.use({ javaScriptEnabled: false });

const PRICE = /^\d[\d.]*,\d\d.TL$/;
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the home page shows all its sections, and its links work', { tag: PHONE }, async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(h1(page, 'Elde şekillenir, sofrada yaşar.')).toBeVisible();
  const products = page.locator('#products');
  const pieces = await publishedProducts();
  expect(pieces).toBeGreaterThanOrEqual(16);
  await expect(products.getByRole('article')).toHaveCount(8);
  await expect(products.getByText(PRICE)).toHaveCount(8);
  await expect(products.getByRole('link', { name: `Bütün raf ${pieces} parça` })).toHaveAttribute(
    'href',
    '/raf',
  );
  for (const text of [
    'Kurucumuz Elif Karaca',
    'Misyonumuz',
    'Vizyonumuz',
    /^Yirmi parçadan başlıyoruz/,
    'Atölye defteri',
    '0216 555 01 48',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Neden bizimle?' })).toBeVisible();
  await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);

  await page.getByRole('group', { name: 'Kategori' }).getByRole('link', { name: 'Karo & Pano' }).click();
  await expect(page).toHaveURL(/\?kategori=karo-pano/);
  await expect(products.getByRole('link', { name: 'Seladon Kupa' })).toHaveCount(0);
  await products.getByRole('link', { name: 'Lale Karo' }).click();
  await expect(h1(page, 'Lale Karo')).toBeVisible();
});

test(
  'a product’s page shows everything about it and links to other pages',
  { tag: PHONE },
  async ({ page }) => {
    await page.goto('/urun/ay-vazo');
    await expect(h1(page, 'Ay Vazo')).toBeVisible();
    const piece = page.getByRole('main');
    await expect(piece.getByText(PRICE).first()).toBeVisible();
    for (const fact of ['Malzeme', 'Ölçüler', 'Bakım', 'Yaklaşık 2 hafta, en çok 3 hafta']) {
      await expect(piece.getByText(fact, { exact: true })).toBeVisible();
    }
    await page.getByRole('region', { name: 'Raftan başka parçalar' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/ay-vazo/);
    await expect(h1(page, /\S/)).toBeVisible();
  },
);

test('the workshops show programs, sessions, prices and answers', { tag: PHONE }, async ({ page }) => {
  const session = await openSession('Kâğıtsız', 4);
  await page.goto('/workshops');
  await expect(h1(page, /\S/)).toBeVisible();
  const programs = page.locator('#workshop-types').getByRole('article');
  await expect(programs).toHaveCount(5);
  for (const program of await programs.all()) {
    await expect(program.getByRole('heading', { name: 'Neler var?' })).toBeVisible();
    await expect(program.getByText(/\d.*TL/).first()).toBeVisible();
  }
  const faq = page.locator('#faq details');
  for (const line of await faq.all()) {
    const answer = line.locator('p').first();
    if (!(await answer.isVisible())) await line.locator('summary').click();
    await expect(answer).toBeVisible();
  }
  expect(await faq.count()).toBeGreaterThan(3);

  // The month is named, because in the last days of a month the session lies in the next one.
  await page.goto(`/workshops?ay=${session.date.slice(0, 7)}`);
  const entry = page.getByRole('listitem').filter({ hasText: session.title }).first();
  await expect(entry).toContainText(/14.00–17.00/);
  await expect(entry).toContainText(/1\.000,00.TL.*4 yer var/);
  await page.getByRole('link', { name: /seansları$/ }).click();
  await expect(page).toHaveURL(/\?ay=\d{4}-\d\d/);
  await expect(page.getByRole('heading', { name: 'Tüm seanslar' })).toBeVisible();
});

test(
  'the blog is read from the list to the last post, and on by its tags',
  { tag: PHONE },
  async ({ page }) => {
    // Other journeys write posts as well.
    const all = await publishedPosts();
    await page.goto('/blog');
    await expect(h1(page, 'Atölye defteri')).toBeVisible();
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts).toHaveCount(6);
    const more = page.getByRole('link', { name: 'Daha fazla göster' });
    for (let shown = 2; 6 * (shown - 1) < all; shown += 1) {
      await more.click();
      await expect(page).toHaveURL(`/blog?sayfa=${shown}`);
    }
    await expect(posts).toHaveCount(all);
    await expect(more).toHaveCount(0);
    await page.getByRole('link', { name: 'İki sır üst üste gelince' }).click();
    await expect(h1(page, 'İki sır üst üste gelince')).toBeVisible();
    const text = page.getByRole('main').getByRole('article').first();
    expect((await text.innerText()).length).toBeGreaterThan(1_500);
    await expect(text.getByText(/dk okuma/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Benzer yazılar' }).getByRole('article')).not.toHaveCount(
      0,
    );
    await page
      .getByRole('list', { name: 'Etiketler' })
      .getByRole('link', { name: 'sır', exact: true })
      .click();
    await expect(posts.filter({ hasText: 'Seladon yeşili' })).toBeVisible();
    await page.getByRole('link', { name: 'Tüm yazılar' }).click();
    await expect(page).toHaveURL('/blog');
  },
);

test('the policies can be opened from the foot of every page', { tag: PHONE }, async ({ page }) => {
  for (const [name, title] of [
    ['Gizlilik Politikası', /Gizlilik/],
    ['Teslimat ve İade', /Teslimat/],
    ['Mesafeli Satış Sözleşmesi', /Mesafeli/],
  ] as const) {
    await page.goto('/blog');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(h1(page, title)).toBeVisible();
    const text = page.getByRole('main').getByRole('article');
    await expect(text.getByRole('heading', { level: 2 }).last()).toBeVisible();
    expect((await text.innerText()).length).toBeGreaterThan(1_500);
  }
});

test('the page of something that does not exist says so and links back', { tag: PHONE }, async ({ page }) => {
  for (const [path, title] of [
    ['/boyle-bir-sayfa-yok', 'Bu sayfa fırından çıkmamış'],
    ['/urun/olmayan-parca', 'Bu parça artık rafımızda değil.'],
    ['/blog/olmayan-yazi', 'Blog yazısı bulunamadı'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(h1(page, title)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Tüm Yazıları Görün' }).click();
  await expect(h1(page, 'Atölye defteri')).toBeVisible();
});
