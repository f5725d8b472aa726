import { expect, type Page } from '@playwright/test';
import { headerOf, mailTo } from '../support/mailbox.js';
import { consentsOf, isSubscribed } from '../support/site-words.js';
import { PHONE, test } from '../support/visitor.js';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Subscribes in the foot of a page and confirms by mail. Answers the welcome mail's address for unsubscribing. */
async function join(page: Page, email: string): Promise<string> {
  await page.goto('/blog');
  const form = page.getByRole('form', { name: 'Bülten' });
  await form.getByLabel('E-posta adresiniz').fill(email);
  await form.getByRole('button', { name: 'Bültene Katılın' }).click();
  await expect(form.getByText('Size yazabilmemiz için bu kutuyu işaretleyin.').last()).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Bültene Katılın' }).click();
  await expect(page.getByText('Bir adım kaldı.')).toBeVisible();

  const question = await mailTo(email, /onayınız gerekiyor/);
  await page.goto(/\/bulten\/onay\?anahtar=[\w-]+/.exec(question.text)?.[0] ?? '');
  await expect(h1(page, 'Size yazalım mı?')).toBeVisible();
  await expect(page).toHaveURL('/bulten/onay');
  // Mail scanners open links too, so opening the link alone must not subscribe.
  expect(await isSubscribed(email)).toBe(false);
  await page.getByRole('main').getByRole('button', { name: 'Bültene Katılın' }).click();
  await expect(h1(page, 'Aramıza hoş geldiniz')).toBeVisible();
  expect(await isSubscribed(email)).toBe(true);

  const welcome = await mailTo(email, /Fırın açıldıkça haber vereceğiz/);
  expect(headerOf(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const leave = /^<(.+)>$/.exec(headerOf(welcome, 'List-Unsubscribe') ?? '')?.[1] ?? '';
  expect(welcome.text).toContain(leave);
  return leave;
}

test(
  'a reader subscribes to the newsletter by mail, and unsubscribes with the mail program’s button',
  { tag: PHONE },
  async ({ page, request }) => {
    const email = 'okur@ornek.com';
    const leave = await join(page, email);
    const answer = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await isSubscribed(email)).toBe(false);
    expect(await consentsOf(email)).toEqual([true, false]);
    await page.goto(leave);
    await page.getByRole('button', { name: 'Bültenden Ayrılın' }).click();
    await expect(h1(page, 'Zaten ayrılmışsınız')).toBeVisible();
    expect(await consentsOf(email)).toEqual([true, false]);
  },
);

test('a reader unsubscribes from the newsletter on its page', async ({ page }) => {
  const email = 'okur-sayfa@ornek.com';
  await page.goto(await join(page, email));
  await expect(h1(page, 'Bültenden ayrılın')).toBeVisible();
  expect(await isSubscribed(email)).toBe(true);
  await page.getByRole('button', { name: 'Bültenden Ayrılın' }).click();
  await expect(h1(page, 'Bültenden ayrıldınız')).toBeVisible();
  expect(await consentsOf(email)).toEqual([true, false]);
});
