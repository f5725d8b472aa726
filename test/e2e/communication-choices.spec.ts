import { expect } from '@playwright/test';
import { mailTo } from '../support/mailbox.js';
import { consentsOf, isSubscribed } from '../support/site-words.js';
import { PHONE, test } from '../support/visitor.js';

test(
  'a guest opens the switches from the foot of a mail, and turns them by keyboard',
  { tag: PHONE },
  async ({ page }) => {
    const email = 'tercih@ornek.com';
    await page.goto('/blog');
    const form = page.getByRole('form', { name: 'Bülten' });
    await form.getByLabel('E-posta adresiniz').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Bültene Katılın' }).click();
    const mail = await mailTo(email, /onayınız gerekiyor/);

    const link = /\/iletisim-tercihleri\?anahtar=[\w.-]+/.exec(mail.text)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'İletişim tercihleri' })).toBeVisible();
    await expect(page).toHaveURL('/iletisim-tercihleri');
    const byMail = page.getByRole('switch', { name: 'E-posta ile haber ve duyuru' });
    await expect(byMail).not.toBeChecked();
    expect(await consentsOf(email)).toEqual([]);

    await byMail.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Kaydettik: size e-postayla haber ve duyuru göndereceğiz.')).toBeVisible();
    expect(await isSubscribed(email)).toBe(true);
    await page.keyboard.press('Space');
    await expect(page.getByText('Kaydettik: size e-postayla haber ve duyuru göndermeyeceğiz.')).toBeVisible();
    await expect(byMail).not.toBeChecked();
    expect(await isSubscribed(email)).toBe(false);
    expect(await consentsOf(email)).toEqual([true, false]);
  },
);
