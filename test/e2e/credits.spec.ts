import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { LIVE } from '../support/live.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { SHOP_URL } from '../support/places.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { onEveryScreen } from '../support/visitor.js';

const CODE = /KREDI-[A-Z2-9]{4}-[A-Z2-9]{4}/;

async function openChoice(guest: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /yapamıyoruz/);
  expect(text).toMatch(/krediye de çevirebilirsiniz/);
  const [address = ''] = /https?:\/\/\S+\/secim\/[^\s\])>]+/u.exec(text) ?? [];
  const { pathname, search } = new URL(address);
  await guest.goto(new URL(pathname + search, SHOP_URL).href);
}

/** The owner calls the session off, for which there is no other date, and the ten minutes pass. */
async function callOff(page: Page, title: string, sessionId: string): Promise<void> {
  await page.getByRole('button', { name: `İptal Et: ${title}` }).click();
  const wizard = page.getByRole('dialog', { name: /Workshopu iptal edin/ });
  await wizard.getByRole('button', { name: 'İleri' }).click();
  await expect(wizard.getByRole('checkbox', { name: /krediye çevirmeyi de önerelim/ })).toBeChecked();
  await wizard.getByRole('button', { name: 'İleri' }).click();
  await wizard.getByRole('button', { name: 'Workshopu İptal Et' }).click();
  const progress = page.getByRole('dialog', { name: 'Workshop iptal edildi' });
  await expect(progress.getByText(/haber gidecek/)).toBeVisible();
  await query(`UPDATE session_call_off SET announce_at = now() WHERE session_id = $1`, [sessionId]);
}

async function useCredit(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Kredi kodunuz mu var?' }).click();
  await page.getByLabel('Kredi kodu').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Kullan' }).click();
  await expect(page.getByText(/kredinizden ödenecek$/)).toBeVisible();
}

onEveryScreen(
  'a guest keeps the money as a credit, and pays a seat with it and a part of a piece',
  async ({ page, browser }, info) => {
    const called = await openSession(`Perdah ${randomUUID().slice(0, 8)}`, 8);
    const other = await openSession(`Sır ${randomUUID().slice(0, 8)}`, 8);
    await query('UPDATE workshop_session SET price_kurus = 150000 WHERE id = $1', [other.id]);
    const email = `kredi-${randomUUID().slice(0, 8)}@ornek.com`;
    await buy(page.request, { email, seats: { sessionId: called.id, quantity: 2 } });
    const studio = await browser.newPage({ viewport: page.viewportSize() });
    await new Admin(studio).enter(`/admin/workshoplar?gun=${called.date}`);
    await callOff(studio, called.title, called.id);

    await openChoice(page, email);
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'credit-choice');
    await page.getByRole('button', { name: /Krediye Çevirin$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Krediye Çevirin' }).click();
    await expect(page.getByRole('heading', { name: 'Krediniz hazır' })).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'credit-chosen');
    const { text } = await mailTo(email, /^Rezervasyonunuz iptal edildi/);
    const [code = ''] = CODE.exec(text) ?? [];
    await expect(page.getByText(code)).toBeVisible();
    const progress = studio.getByRole('dialog', { name: 'Workshop iptal edildi' });
    await expect(progress.getByText(/2\.000,00\sTL krediye dönüştü; bu tutar sizde kaldı/)).toBeVisible(LIVE);
    await saveScreenshot(studio, info, 'credit-call-off');

    // A seat that costs less: no card, and the rest stays.
    const buyer = new Buyer(page, email);
    await buyer.lookAtDay(other.date);
    await buyer.addSeats(other.title, 1);
    await buyer.openCart();
    await buyer.startCheckout();
    await buyer.fillContact();
    await buyer.acceptAndContinue();
    await useCredit(page, code);
    await expect(page.getByText(/^Kredinizden 500,00\sTL size kalıyor\.$/)).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'credit-pays-all');
    await page.getByRole('button', { name: 'Siparişi Tamamla' }).click();
    await page.waitForURL(/\/siparis\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await saveScreenshot(page, info, 'credit-order');
    expect(await seatsOf(other.id)).toMatchObject({ booked: 1 });

    // A piece that costs more: the card pays the rest.
    await buyer.putInCart('Lale Karo');
    await buyer.openCart();
    await buyer.startCheckout();
    await buyer.fillInformation();
    await buyer.acceptAndContinue();
    await useCredit(page, code);
    await saveScreenshot(page, info, 'credit-and-card');
    await buyer.fillCard(GOOD_CARD);
    await buyer.pay();
    await buyer.confirmAtBank();
    await expect(page.getByText(code)).toHaveCount(0);

    await studio.goto(`/admin/musteriler/misafir?eposta=${encodeURIComponent(email)}`);
    const credits = studio.getByRole('region', { name: /^Krediler/ });
    await expect(credits.getByText('Bitti')).toBeVisible();
    await expectNoViolations(studio);
    await saveScreenshot(studio, info, 'credit-customer');
    await studio.close();
  },
);

onEveryScreen('the studio pays a credit back in money', async ({ page, browser }, info) => {
  const called = await openSession(`Perdah ${randomUUID().slice(0, 8)}`, 8);
  const email = `iade-${randomUUID().slice(0, 8)}@ornek.com`;
  await buy(page.request, { email, seats: { sessionId: called.id, quantity: 1 } });
  const guest = await browser.newPage({ viewport: page.viewportSize() });
  await new Admin(page).enter(`/admin/workshoplar?gun=${called.date}`);
  await callOff(page, called.title, called.id);
  await openChoice(guest, email);
  await guest.getByRole('button', { name: /Krediye Çevirin$/ }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Krediye Çevirin' }).click();
  await expect(guest.getByRole('heading', { name: 'Krediniz hazır' })).toBeVisible();
  await guest.close();

  await page.goto(`/admin/musteriler/misafir?eposta=${encodeURIComponent(email)}`);
  const credits = page.getByRole('region', { name: /^Krediler/ });
  await credits.getByRole('button', { name: /^Krediyi iade et/ }).click();
  await saveScreenshot(page, info, 'credit-pay-back');
  await page.getByRole('alertdialog').getByRole('button', { name: 'İade Et' }).click();
  await expect(credits.getByText('Bitti')).toBeVisible();
  await mailTo(email, /^İadeniz yapıldı/);
});
