import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test('a question about a workshop appears in the open panel, is answered by mail, completed and deleted', async ({
  page,
  browser,
}, info) => {
  const surname = 'Yıldız';
  const email = 'soru@ornek.com';
  await new Admin(page).enter('/admin/bilgi-talepleri');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shop = await browser.newPage();
  await askAboutWorkshops(shop, { surname, email });

  const row = page.getByRole('row', { name: surname });
  await expect(row.getByText('Beklemede')).toBeVisible(LIVE);
  await row.getByRole('link', { name: /^Ayrıntı/ }).click();
  const request = page.getByRole('dialog', { name: `Nazlı ${surname}` });
  await expect(request.getByText('Solak biri çarkta zorlanır mı?')).toBeVisible();
  await request.getByRole('button', { name: 'Yanıtla' }).click();
  const answer = page.getByRole('dialog', { name: 'Talebi yanıtlayın' });
  await answer.getByLabel('Konu').fill('Solaklar için çark');
  await answer.getByLabel('Yanıtınız').fill('Merhaba Nazlı,\n\nZorlanmaz: çarkımız iki yöne de döner.');
  await saveScreenshot(page, info, 'request-answer');
  await answer.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(page.getByText(/^Yanıtınız yola çıktı/)).toBeVisible();
  const mail = await mailTo(email, /^Solaklar için çark$/);
  expect(mail.text).toContain('Zorlanmaz: çarkımız iki yöne de döner.');
  expect(mail.text).toContain('Solak biri çarkta zorlanır mı?');

  await request.getByLabel('Yönetici notları').fill('Cumartesiye söz verdik.');
  await request.getByRole('button', { name: 'Tamamlandı' }).click();
  await expect(page.getByText('Workshop bilgi talebi güncellendi.')).toBeVisible();
  await page.goto('/admin/bilgi-talepleri?durum=completed');
  await expect(row.getByText('Tamamlandı')).toBeVisible();
  await row.getByRole('button', { name: /^Talebi sil/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu bilgi talebini silelim mi?' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Talebi sil/ }).click();
  await question.getByRole('button', { name: 'Talebi Sil' }).click();
  await expect(page.getByText('Workshop bilgi talebi silindi.')).toBeVisible();
  await expect(row).toBeHidden();
  await shop.close();
});

test('a bulk order request is answered with an offer by mail, and is then listed as approved', async ({
  page,
  browser,
}, info) => {
  const name = 'Kahve Ocağı';
  const email = 'ocak@ornek.com';
  await new Admin(page).enter('/admin/toplu-siparisler');
  const [waiting, approved] = [await countOn(page, 'Beklemede'), await countOn(page, 'Onaylandı')];
  const shop = await browser.newPage();
  await askForOffer(shop, { name, email });

  const request = page.getByRole('article', { name });
  await expect(request.getByText('Kırk fincan, mat siyah.')).toBeVisible(LIVE);
  expect(await countOn(page, 'Beklemede')).toBe(waiting + 1);
  await request.getByRole('link', { name: 'Yanıtla' }).click();
  const offer = page.getByRole('dialog', { name: 'Teklifinizi yazın' });
  await expect(offer.getByLabel('Yanıtınız')).toHaveValue(new RegExp(`^Merhaba ${name},`));
  await offer.getByLabel('Yanıtınız').fill('Kırk fincan için 18.000 TL, üç haftada.');
  await saveScreenshot(page, info, 'bulk-order-offer');
  await offer.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(page.getByText('Teklifiniz yola çıktı.')).toBeVisible();
  expect((await mailTo(email, /teklifimiz/)).text).toContain('Kırk fincan için 18.000 TL, üç haftada.');
  await expect(request.getByText(/^Teklif gönderildi/)).toBeVisible();

  await request.getByRole('button', { name: 'Onayla' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Talebi Onayla' }).click();
  await expect(page.getByText('Talep onaylandı.')).toBeVisible();
  await expect(request).toBeHidden();
  await expect.poll(() => countOn(page, 'Beklemede')).toBe(waiting);
  expect(await countOn(page, 'Onaylandı')).toBe(approved + 1);
  await tabs(page).getByRole('link', { name: 'Onaylandı' }).click();
  await expect(request.getByText(/^Karar:/)).toBeVisible();
  await shop.close();
});

interface Asker {
  readonly surname: string;
  readonly email: string;
}

async function askAboutWorkshops(shop: Page, { surname, email }: Asker): Promise<void> {
  await shop.goto('/workshops');
  await isTakenOver(shop);
  await shop.getByRole('link', { name: /Daha fazla bilgi.*Çocuk Atölyesi/ }).click();
  await shop.getByRole('button', { name: 'Bilgi İsteyin' }).last().click();
  const form = shop.getByRole('form', { name: /bilgi/i });
  await form.getByLabel('Ad', { exact: true }).fill('Nazlı');
  await form.getByLabel('Soyad').fill(surname);
  await form.getByLabel('E-posta', { exact: true }).fill(email);
  await form.getByLabel('Telefon', { exact: true }).fill('0533 987 65 43');
  await form.getByLabel(/Deneyim/).selectOption({ index: 1 });
  await form.getByLabel('Mesajınız').fill('Solak biri çarkta zorlanır mı?');
  await shop
    .getByRole('button', { name: /Gönder|İsteyin/ })
    .last()
    .click();
}

async function askForOffer(shop: Page, { name, email }: { readonly name: string; readonly email: string }) {
  await shop.goto('/');
  await isTakenOver(shop);
  const form = shop.getByRole('form', { name: 'Toplu sipariş talebi' });
  await form.getByLabel('Adınız').fill(name);
  await form.getByLabel('Telefon numaranız').fill('0532 123 45 67');
  await form.getByLabel('E-posta adresiniz').fill(email);
  await form.getByLabel('Mesajınız').fill('Kırk fincan, mat siyah.');
  await form.getByRole('button', { name: 'Teklif İsteyin' }).click();
}

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Duruma göre talepler' });
}

async function countOn(page: Page, tab: string): Promise<number> {
  const link = tabs(page).getByRole('link', { name: tab });
  await expect(link).toHaveText(/\d$/);
  return Number(/[\d.]+$/.exec(await link.innerText())?.[0].replaceAll('.', ''));
}
