import { expect, type Locator, type Page } from '@playwright/test';
import { FailingCall, type Failure, FAILURES, openUndrawn } from '../support/failing-calls.js';
import { setSecuritySetting } from '../support/shop-database.js';
import { resetText, setText } from '../support/site-words.js';
import { test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

interface Fallback {
  readonly call: string;
  /**
   * The page opened before anything fails; the visitor goes on from there, so that the browser makes the
   * failing calls itself.
   */
  readonly from: string;
  readonly go: (page: Page) => Promise<unknown>;
  readonly shows: (page: Page) => Locator;
  /** The content after a retry; absent where no retry is needed. */
  readonly afterRetry?: (page: Page) => Locator;
}

const menu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name }).click();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });

const FALLBACKS: readonly Fallback[] = [
  {
    call: 'content.home',
    from: '/auth',
    go: menu('Ana Sayfa'),
    shows: heading('Elde şekillenir, sofrada yaşar.'),
  },
  {
    call: 'content.workshopsPage',
    from: '/auth',
    go: menu('Workshop'),
    shows: (page) => page.locator('#workshop-types').getByRole('heading', { name: 'Seramik Atölyesi' }),
  },
  {
    call: 'catalog.products',
    from: '/auth',
    go: menu('Ana Sayfa'),
    shows: heading('Ürünler yüklenirken bir hata oluştu.'),
    afterRetry: (page) => page.getByRole('link', { name: 'Seladon Kupa' }),
  },
  {
    call: 'catalog.product',
    from: '/',
    go: (page) => page.getByRole('link', { name: 'Seladon Kupa' }).click(),
    shows: heading('Parça yüklenirken bir hata oluştu.'),
    afterRetry: (page) => page.getByRole('dialog').getByText('690,00 TL'),
  },
  {
    call: 'workshops.month',
    from: '/auth',
    go: menu('Workshop'),
    shows: heading('Workshop verileri yüklenirken bir hata oluştu.'),
    afterRetry: (page) => page.locator('#workshop-calendar').getByRole('grid'),
  },
  {
    call: 'blog.posts',
    from: '/auth',
    go: menu('Blog'),
    shows: heading('Blog yazısı yüklenirken hata oluştu'),
    afterRetry: heading('Kille ilk saatiniz nasıl geçer?'),
  },
  {
    call: 'blog.post',
    from: '/blog',
    go: (page) => page.getByRole('link', { name: 'Kille ilk saatiniz nasıl geçer?' }).click(),
    shows: heading('Blog yazısı yüklenirken hata oluştu'),
    afterRetry: (page) => page.getByText('İlk on dakika: tanışma'),
  },
  {
    call: 'content.policy',
    from: '/blog',
    go: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Teslimat ve İade' }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('heading', { name: '14 gün içinde iade' }),
  },
];

/** Tries all kinds of failure at once, each in its own tab, because repeated calls take time. */
async function inEveryWay(
  page: Page,
  journey: (tab: Page, failure: Failure) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Object.keys(FAILURES).map(async (failure) => {
      const tab = await page.context().newPage();
      await journey(tab, failure as Failure);
      await tab.close();
    }),
  );
}

for (const { call, from, go, shows, afterRetry } of FALLBACKS) {
  test(`${call} may fail: ${afterRetry ? 'the visitor is told and can retry' : 'the page looks the same'}`, async ({
    page,
  }) => {
    await inEveryWay(page, async (tab, failure) => {
      const failing = await FailingCall.of(tab, call, failure);
      await tab.goto(from);
      await isTakenOver(tab);
      await go(tab);
      await expect(shows(tab), failure).toBeVisible({ timeout: 20_000 });
      expect(failing.hasFailed).toBe(true);
      await failing.worksAgain();
      if (!afterRetry) return;
      await tab.getByRole('button', { name: 'Yeniden Deneyin' }).first().click();
      await expect(afterRetry(tab), failure).toBeVisible();
    });
  });
}

test('the head and foot of every page are shown when their texts cannot be read', async ({ page }) => {
  await inEveryWay(page, async (tab, failure) => {
    const failing = await FailingCall.of(tab, 'content.site', failure);
    await openUndrawn(tab, '/auth');
    const foot = tab.getByRole('contentinfo');
    // Nothing is said of a studio of which nothing is known.
    await expect(foot.getByText(/^Küçük bir seramik atölyesi/), failure).toBeVisible();
    await expect(foot.getByRole('link', { name: /@/ })).toHaveCount(0);
    await expect(foot.getByRole('link', { name: 'Mesafeli Satış Sözleşmesi' })).toBeVisible();
    expect(failing.hasFailed).toBe(true);
  });
});

test('without categories the product list is complete', async ({ page }) => {
  await inEveryWay(page, async (tab, failure) => {
    const failing = await FailingCall.of(tab, 'catalog.categories', failure);
    await tab.goto('/auth');
    await isTakenOver(tab);
    await menu('Ana Sayfa')(tab);
    await expect(tab.getByRole('link', { name: 'Seladon Kupa' }), failure).toBeVisible({ timeout: 20_000 });
    await expect(tab.getByRole('group', { name: 'Kategori' }).getByRole('link')).toHaveText(['Tümü']);
    expect(failing.hasFailed).toBe(true);
  });
});

test('a failed check of the session counts as signed out', async ({ page }) => {
  await inEveryWay(page, async (tab, failure) => {
    const failing = await FailingCall.of(tab, 'session.current', failure);
    await tab.goto('/');
    await expect(tab.getByRole('link', { name: 'Giriş Yap' }).first(), failure).toBeVisible();
    await expect.poll(() => failing.hasFailed).toBe(true);
    await expect(tab.getByRole('button', { name: 'Sepete ekle: Seladon Kupa' })).toBeEnabled();
  });
});

test('when the site’s status cannot be read, everything counts as open', async ({ page }) => {
  await setSecuritySetting('registration_enabled', 'false');
  try {
    // The setting takes effect within two seconds.
    await expect(async () => {
      await page.goto('/auth');
      await expect(page.getByRole('form', { name: 'Giriş' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Üye Ol' })).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    await inEveryWay(page, async (tab, failure) => {
      const failing = await FailingCall.of(tab, 'site.status', failure);
      await openUndrawn(tab, '/auth');
      await expect(tab.getByRole('button', { name: 'Üye Ol' }).first(), failure).toBeVisible();
      await expect(tab.getByText('Site Bakım Modunda')).toHaveCount(0);
      expect(failing.hasFailed).toBe(true);
    });
  } finally {
    await setSecuritySetting('registration_enabled', 'true');
  }
});

test('a request for an offer that cannot be sent stays in the form', async ({ page }) => {
  await inEveryWay(page, async (tab, failure) => {
    await FailingCall.of(tab, 'bulkOrders.ask', failure);
    await tab.goto('/');
    await isTakenOver(tab);
    const form = tab.getByRole('form', { name: 'Toplu sipariş talebi' });
    await form.getByLabel('Adınız').fill('Zeynep Aydın');
    await form.getByLabel('Telefon numaranız').fill('0532 123 45 67');
    await form.getByLabel('E-posta adresiniz').fill('zeynep@ornek.com');
    await form.getByLabel('Mesajınız').fill('Kafemiz için 60 fincan.');
    await form.getByRole('button', { name: 'Teklif İsteyin' }).click();
    await expect(tab.getByText('Hata', { exact: true }), failure).toBeVisible();
    await expect(
      tab.getByText('Talebiniz gönderilirken bir hata oluştu. Lütfen tekrar deneyin.'),
    ).toBeVisible();
    await expect(form.getByLabel('Mesajınız')).toHaveValue('Kafemiz için 60 fincan.');
  });
});

test('the built-in texts are shown instead of an invalid list and an empty text', async ({ page }) => {
  try {
    await page.goto('/workshops');
    const builtIn = await page.locator('#faq summary').allInnerTexts();
    expect(builtIn.length).toBeGreaterThan(3);
    await setText('workshops', 'workshop_faqs', '[{"question": "Yarım kal');
    await setText('workshops', 'faq_title', '   ');
    await page.goto('/workshops');
    expect(await page.locator('#faq summary').allInnerTexts()).toEqual(builtIn);
    await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toHaveText(/\S/);
  } finally {
    await resetText('workshops', 'workshop_faqs');
    await resetText('workshops', 'faq_title');
  }
});
