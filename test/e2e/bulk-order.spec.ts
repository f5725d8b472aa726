import { expect } from '@playwright/test';
import { mailTo } from '../support/mailbox.js';
import { STUDIO_ADDRESS } from '../support/places.js';
import { bulkOrdersOf } from '../support/site-words.js';
import { PHONE, test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test(
  'a café asks for an offer, is told what is missing, and is promised an answer within a day',
  { tag: PHONE },
  async ({ page }) => {
    const name = 'Kahve Dükkânı';
    const email = 'kahve@ornek.com';
    await page.goto('/');
    await isTakenOver(page);

    await page.getByRole('button', { name: 'Toplu sipariş hakkında bilgi' }).click();
    const about = page.getByRole('dialog', { name: 'Toplu sipariş hakkında' });
    await expect(about.getByRole('heading', { name: 'Neden bizimle?' })).toBeVisible();
    await about.getByRole('button', { name: 'Kapat' }).last().click();
    await expect(about).toBeHidden();

    const form = page.getByRole('form', { name: 'Toplu sipariş talebi' });
    await expect(form.getByText(/KVKK kapsamında/)).toBeVisible();
    await form.getByLabel('E-posta adresiniz').fill('kahve@');
    await form.getByLabel('Mesajınız').focus();
    await expect(form.getByText('Geçerli bir e-posta adresi giriniz')).toBeHidden();
    const send = form.getByRole('button', { name: 'Teklif İsteyin' });
    await send.click();
    for (const complaint of [
      'İsim alanı zorunludur',
      'Telefon numarası zorunludur',
      'Geçerli bir e-posta adresi giriniz',
      'Mesaj alanı zorunludur',
    ]) {
      await expect(form.getByText(complaint).last()).toBeVisible();
    }
    await form.getByLabel('E-posta adresiniz').fill('');
    await expect(form.getByText('E-posta alanı zorunludur').last()).toBeVisible();
    await form.getByLabel('E-posta adresiniz').fill(email);
    await expect(form.getByText('E-posta alanı zorunludur')).toHaveCount(0);
    await form.getByLabel('Adınız').fill(name);
    await form.getByLabel('Telefon numaranız').fill('0532 123 45 67');
    await form.getByLabel('Mesajınız').fill('Altmış fincan, mat beyaz.\nOcak sonuna kadar.');
    expect(await bulkOrdersOf(email)).toEqual([]);
    await send.click();

    await expect(page.getByText('Başarılı.', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Toplu sipariş talebiniz başarıyla iletildi. En kısa sürede size dönüş yapacağız.'),
    ).toBeVisible();
    await expect(form.getByLabel('Mesajınız')).toHaveValue('');
    expect(await bulkOrdersOf(email)).toEqual([{ hoursToAnswer: 24, status: 'pending' }]);

    const toVisitor = await mailTo(email, /Toplu sipariş talebinizi aldık/);
    expect(toVisitor.text).toContain('24 saat içinde');
    expect(toVisitor.text).not.toContain('Altmış fincan');
    const toStudio = await mailTo(STUDIO_ADDRESS, new RegExp(`Toplu sipariş talebi · ${name}`));
    for (const fact of ['Altmış fincan, mat beyaz.', 'Ocak sonuna kadar.', email, '24 saat içinde']) {
      expect(toStudio.text).toContain(fact);
    }
  },
);
