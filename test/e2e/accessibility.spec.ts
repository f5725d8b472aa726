import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { Buyer } from '../support/buyer.js';
import { openSession } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('the shelf, a piece and the cart can be used by everyone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Lale Karo' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Lale Karo' }).click();
  await expect(page.getByRole('dialog', { name: 'Lale Karo' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/urun/lale-karo');
  await expect(page.getByRole('heading', { level: 1, name: 'Lale Karo' })).toBeVisible();
  await expectNoViolations(page);
  const buyer = new Buyer(page, 'herkes@ornek.com');
  await buyer.putInCart('Lale Karo');
  await buyer.openCart();
  await expectNoViolations(page);
});

for (const path of ['/', '/workshops', '/urun/lale-karo']) {
  test(`${path} can be read at twice the text size without moving it sideways`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // By script: our policy takes no styles from markup, not even a test's.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      )
      .toBeLessThanOrEqual(0);
  });
}

test('the checkout can be used by everyone', async ({ page }) => {
  const buyer = new Buyer(page, 'herkes@ornek.com');
  await buyer.putInCart('Lale Karo');
  await buyer.openCart();
  await buyer.startCheckout();
  await expectNoViolations(page);
  await buyer.fillInformation();
  await buyer.acceptAndContinue();
  await expectNoViolations(page);
});

test('the workshops, their calendar and a ticket can be used by everyone', async ({ page }, info) => {
  const buyer = new Buyer(page, `bilet-${info.project.name}@ornek.com`);
  const session = await openSession(`Herkes için ${info.project.name}`, 4);
  await buyer.lookAtDay(session.date);
  await expect(page.getByRole('article', { name: session.title })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /Daha fazla bilgi.*Seramik Atölyesi/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Bilgi İsteyin' }).last().click();
  await expect(page.getByLabel('Ad', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await buyer.lookAtDay(session.date);
  await buyer.addSeats(session.title, 2);
  await buyer.openCart();
  await page.getByText('Öğrenci indirimi', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Koşulları Kabul Ediyorum' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Koşulları Kabul Ediyorum' }).click();
  await buyer.applyCoupon('hosgeldin10');
  await expectNoViolations(page);
});
