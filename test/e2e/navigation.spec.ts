import { expect, type Locator, type Page } from '@playwright/test';
import { onEveryScreen, test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Scrolls until the section's top is `px` below the top of the screen. */
const scrollUnder = (page: Page, id: string, px: number) =>
  page
    .locator(`#${id}`)
    .evaluate(
      (section, below) =>
        window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - below }),
      px,
    );

onEveryScreen(
  'the bar gets a background after scrolling, and marks the section in view',
  async ({ page, isMobile }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    const CLEAR = 'rgba(0, 0, 0, 0)';
    await expect(bar).toHaveCSS('background-color', CLEAR);
    await scrollTo(page, 50);
    await expect(bar).toHaveCSS('background-color', CLEAR);
    await scrollTo(page, 51);
    await expect(bar).not.toHaveCSS('background-color', CLEAR);
    await page.getByRole('main').getByRole('link', { name: 'Ürünleri İnceleyin' }).click();
    await expect.poll(() => topOf(page, 'products')).toBe(64);
    if (isMobile) return;

    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    const marked = menu.locator('[aria-current]');
    for (const [id, label, above] of [
      ['about', 'Hakkımızda', 'Ana Sayfa'],
      ['bulk-order', 'Toplu Sipariş', 'Hakkımızda'],
      ['blog', 'Blog', 'Toplu Sipariş'],
    ] as const) {
      await scrollUnder(page, id, 160);
      await expect(marked).toHaveText([above]);
      await scrollUnder(page, id, 145);
      await expect(marked).toHaveText([label]);
    }
  },
);

onEveryScreen('a section is reached from another page, below the bar', async ({ page, isMobile }) => {
  await page.goto('/workshops');
  await isTakenOver(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Toplu Sipariş' })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await menu.getByRole('link', { name: 'Toplu Sipariş' }).click();
    await expect(menu).toBeHidden();
  } else {
    await page
      .getByRole('navigation', { name: 'Ana menü' })
      .getByRole('link', { name: 'Toplu Sipariş' })
      .click();
  }
  await expect(page).toHaveURL('/');
  await expect.poll(() => topOf(page, 'bulk-order')).toBe(80);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

  await page.goto('/#about');
  // Fonts that load later move the content above it a little.
  await expect.poll(async () => Math.abs((await topOf(page, 'about')) - 80)).toBeLessThan(16);
  await isTakenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toplu Sipariş' }).click();
  await expect.poll(() => topOf(page, 'bulk-order')).toBe(80);
});

test('a section in the address stays in view while content above it appears', async ({ page }) => {
  await page.goto('/#about');
  await isHydrated(page.locator('#about'));
  // Some browsers do not keep the scroll position by themselves when content is added above it.
  await page.locator('html').evaluate(({ style }) => style.setProperty('overflow-anchor', 'none'));
  await expect.poll(async () => Math.abs((await topOf(page, 'about')) - 80)).toBeLessThan(16);
  await addAbove(page, 700);
  await expect.poll(() => topOf(page, 'about')).toBe(80);

  await page.mouse.wheel(0, 1);
  await expect.poll(() => topOf(page, 'about')).toBe(79);
  await addAbove(page, 300);
  await expect.poll(() => topOf(page, 'about')).toBe(379);
});

/** Without an interaction, which would end the following. */
const isHydrated = (section: Locator) =>
  expect
    .poll(() => section.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

const addAbove = (page: Page, px: number) =>
  page.evaluate((height) => {
    const box = document.createElement('div');
    box.style.height = `${height}px`;
    document.body.prepend(box);
  }, px);
