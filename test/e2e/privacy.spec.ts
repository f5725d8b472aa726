import { expect, type Page } from '@playwright/test';
import { countedVisits } from '../support/site-words.js';
import { EVERYDAY_BROWSER, test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test.skip(({ isMobile }) => isMobile, 'The same choices on every screen.');
test.use({ userAgent: EVERYDAY_BROWSER });

const map = (page: Page) => page.locator('iframe[src^="https://www.openstreetmap.org/"]');

test('who always wants the map gets it, until they do not', async ({ page }) => {
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

test('nobody is counted who has not allowed it, or no longer does', async ({ page, context }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('statistics.visit')) told.push(request.postData() ?? '');
  });
  const before = await countedVisits();
  await page.goto('/blog');
  await isTakenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik Tercihleri' }).click();
  const choices = page.getByRole('dialog', { name: 'Gizlilik tercihleri' });
  const statistics = choices.getByRole('switch', { name: 'Ziyaret istatistikleri' });
  await expect(statistics).not.toBeChecked();
  await expect(choices.getByRole('switch', { name: 'Harita' })).not.toBeChecked();
  expect(told).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await choices.getByText('Ziyaret istatistikleri', { exact: true }).click();
  await expect(statistics).toBeChecked();
  const counted = async () => (await countedVisits())['blog'] ?? 0;
  await expect.poll(counted).toBe((before['blog'] ?? 0) + 1);
  await choices.getByText('Ziyaret istatistikleri', { exact: true }).click();
  await choices.getByRole('button', { name: 'Tamam' }).click();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Workshop' }).click();
  await expect(page).toHaveURL('/workshops');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(told).toHaveLength(1);
  expect(await counted()).toBe((before['blog'] ?? 0) + 1);
});
