import { expect, type Page } from '@playwright/test';
import { ORDINARY_USER_AGENT, test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test.use({ userAgent: ORDINARY_USER_AGENT });

const map = (page: Page) => page.locator('iframe[src^="https://www.openstreetmap.org/"]');

test('a visitor who always allows the map sees it until they withdraw that', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Harita</title>' }),
  );
  await page.goto('/blog');
  await isTakenOver(page);
  await page.getByRole('link', { name: 'Haritayı göster' }).click();
  await expect(map(page)).toBeVisible();
  await page.reload();
  await isTakenOver(page);
  await expect(map(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Haritayı göster' }).click();
  await page.getByRole('button', { name: 'Haritayı her zaman göster' }).click();
  await page.goto('/workshops');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await page.getByRole('button', { name: 'Haritayı kendiliğinden gösterme' }).click();
  await page.goto('/blog');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Haritayı göster' })).toBeVisible();
  await expect(map(page)).toHaveCount(0);
});

test('a visitor who allowed nothing gets no cookie, and the privacy choice shows as off', async ({
  page,
  context,
}) => {
  await page.goto('/blog');
  await isTakenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik Tercihleri' }).click();
  const choices = page.getByRole('dialog', { name: 'Gizlilik tercihleri' });
  await expect(choices.getByRole('switch', { name: 'Harita' })).not.toBeChecked();
  expect(await context.cookies()).toEqual([]);
});
