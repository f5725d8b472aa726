import { expect, type Page } from '@playwright/test';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { onEveryScreen } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

const MOST = 7;

/** Counts presses and choices from lists; typing does not count. */
async function countChoices(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('noteChoice', () => {
    count += 1;
  });
  await page.evaluate(() => {
    const { noteChoice } = window as unknown as { readonly noteChoice: () => void };
    window.addEventListener('pointerdown', noteChoice, { capture: true });
    const noteList = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) noteChoice();
    };
    window.addEventListener('change', noteList, { capture: true });
  });
  return () => count;
}

onEveryScreen('a guest buys a piece with at most seven presses and choices', async ({ page }) => {
  const buyer = new Buyer(page, 'az-tikla@ornek.com');
  await page.goto('/');
  await isTakenOver(page);
  const choices = await countChoices(page);
  await page.getByRole('button', { name: 'Sepete ekle: Benekli Beyaz Kâse' }).click();
  const toCheckout = page.getByRole('button', { name: 'Misafir Olarak Devam Et' });
  await expect(page.getByRole('button', { name: 'Sepeti Gör' }).or(toCheckout)).toBeVisible();
  if (!(await toCheckout.isVisible())) await page.getByRole('button', { name: 'Sepeti Gör' }).click();
  await toCheckout.click();
  await buyer.fillContact();
  await page.getByLabel('Semtinizi arayın').pressSequentially('Kuzguncuk Üsküdar');
  await expect(page.getByLabel('Mahalle')).toHaveValue('Kuzguncuk Mah.');
  await page.getByLabel('Açık adres').fill('Bereketli Sok. No: 12 D: 3');
  for (const box of await page.getByRole('checkbox', { name: /kabul ediyorum/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Ödemeye Geç' }).click();
  await expect(page.getByRole('heading', { name: 'Kart ile ödeme' })).toBeVisible();
  await buyer.fillCard(GOOD_CARD);
  const presses = choices();
  await buyer.pay();
  // The last press leads to the bank, whose page is not the shop's.
  expect(presses + 1).toBeLessThanOrEqual(MOST);
  expect(presses).toBeGreaterThan(3);
});
