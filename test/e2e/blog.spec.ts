import { expect } from '@playwright/test';
import { renamePost, deletePosts, viewsOf, writePost } from '../support/site-words.js';
import { LIVE } from '../support/live.js';
import { SHOP_URL } from '../support/places.js';
import { publishedPosts } from '../support/shop-database.js';
import { onEveryScreen, ORDINARY_USER_AGENT, PHONE, test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test.use({ userAgent: ORDINARY_USER_AGENT });

const POST = '/blog/atolyeye-ilk-kez-gelirken-bilmek-isteyeceginiz-her-sey';

test('a reader opens more posts, a post, its tag and a related post', { tag: PHONE }, async ({ page }) => {
  await page.goto('/blog');
  // A link that is pressed before hydration loads the whole next page and scrolls to its top.
  await isTakenOver(page);
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Okumak güzel, yapmak başka' })).toBeVisible();
  const place = await page.getByRole('link', { name: 'Daha fazla göster' }).evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    return window.scrollY;
  });
  await page.getByRole('link', { name: 'Daha fazla göster' }).click();
  await expect(posts).toHaveCount(Math.min(2 * 6, await publishedPosts()));
  await expect(page).toHaveURL('/blog?sayfa=2');
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);

  const title = 'Atölyeye ilk kez gelirken bilmek isteyeceğiniz her şey';
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(/Toprak$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const text = posts.first();
  await expect(text.getByText(/^\d+ dk okuma$/)).toBeVisible();
  await expect(text.getByText('Yazan: Elif Karaca')).toBeVisible();

  const related = page.getByRole('region', { name: 'Benzer yazılar' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByRole('list', { name: 'Etiketler' }).getByRole('link', { name: 'ilk ders' }).click();
  await expect(page).toHaveURL(/\/blog\?etiket=ilk(%20|\+)ders/);
  await expect(posts).toHaveCount(3);
  await page.goBack();
  await related.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

onEveryScreen('a post is shared with its address', async ({ page, context, isMobile }) => {
  // Chromium on Linux has no native share sheet.
  await page.addInitScript((isPhone) => {
    if (!isPhone) return;
    const share = (shared: { url: string }) => {
      document.documentElement.dataset['shared'] = shared.url;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  }, isMobile);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${POST}?utm_source=mektup#sonra`);
  await page.getByRole('button', { name: 'Paylaşın' }).click();
  if (isMobile) {
    await expect(page.locator('html')).toHaveAttribute('data-shared', SHOP_URL + POST);
    return;
  }
  await expect(page.getByText('Bağlantı kopyalandı')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHOP_URL + POST);
});

test('a reader is counted once, however often the page is loaded', async ({ page }) => {
  const slug = POST.slice('/blog/'.length);
  const before = await viewsOf(slug);
  for (let look = 0; look < 2; look += 1) {
    const told = page.waitForResponse(/blog\.countView/);
    await page.goto(POST);
    await told;
  }
  expect(await viewsOf(slug)).toBe(before + 1);
});

test('posts are published at their time, changes show at once, and drafts stay hidden', async ({
  page,
  request,
}) => {
  const [draft, scheduled] = ['cekmecedeki-yazi', 'saatini-bekleyen-yazi'];
  try {
    await writePost({ slug: draft, title: 'Çekmecedeki yazı', status: 'draft' });
    await writePost({
      slug: scheduled,
      title: 'Saatini bekleyen yazı',
      status: 'scheduled',
      outInSeconds: 3,
    });
    const statusOf = async (slug: string) => (await request.get(`/blog/${slug}`)).status();
    const list = async () => (await request.get('/blog')).text();
    expect(await statusOf(scheduled)).toBe(404);
    expect(await list()).not.toContain('Saatini bekleyen yazı');
    await expect.poll(() => statusOf(scheduled), { timeout: 3_000 + LIVE.timeout }).toBe(200);
    await expect.poll(list, LIVE).toContain('Saatini bekleyen yazı');
    expect(await (await request.get('/blog/rss.xml')).text()).toContain('Saatini bekleyen yazı');

    await page.goto(`/blog/${scheduled}`);
    await renamePost(scheduled, 'Saatini bulan yazı');
    await expect
      .poll(async () => (await request.get(`/blog/${scheduled}`)).text(), LIVE)
      .toContain('Saatini bulan yazı');
    // A reader with the open page gets the change as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Saatini bulan yazı' })).toBeVisible();

    expect(await statusOf(draft)).toBe(404);
    expect(await list()).not.toContain('Çekmecedeki yazı');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(draft);
  } finally {
    await deletePosts([draft, scheduled]);
  }
});
