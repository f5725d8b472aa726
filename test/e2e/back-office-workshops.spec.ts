import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Buyer } from '../support/buyer.js';
import { LIVE } from '../support/live.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { query } from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test('a workshop is planned, booked, repeated every week, and cancelled with a mail and a refund for its guest', async ({
  page,
  browser,
}, info) => {
  const title = 'Perdah Atölyesi';
  const [date, weekLater, twoWeeksLater] = [studioDay(9), studioDay(16), studioDay(23)];
  const shop = await browser.newPage();
  const buyer = new Buyer(shop, 'perdah@ornek.com');
  await buyer.lookAtDay(date);
  const card = shop.getByRole('article', { name: title });

  await new Admin(page).enter('/admin/workshoplar');
  if (date.slice(0, 7) !== studioDay(0).slice(0, 7)) {
    await page.getByRole('button', { name: 'Sonraki ay' }).click();
  }
  await page.locator(`[data-date="${date}"]`).click();
  const form = page.getByRole('form', { name: 'Yeni Workshop' });
  await form.getByLabel('Başlık').fill(title);
  await form.getByLabel('Açıklama').fill('Kurumuş kâseyi taşla parlatıyoruz.');
  await form.getByLabel('Başlangıç').fill('11:00');
  await form.getByLabel('Bitiş').fill('13:30');
  await form.getByLabel('Fiyat (TL)').fill('950,50');
  await form.getByLabel('Kapasite').fill('6');
  await form.getByRole('button', { name: 'Workshop Ekle' }).click();
  await expect(card.getByText('6 yer var')).toBeVisible(LIVE);
  const toast = page.getByText('Workshop başarıyla eklendi.');
  await expect(toast).toBeVisible();
  // Beside the page, so that it covers no control of a session.
  const [told, main] = [await toast.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
  await expect(card.getByText(/950,50/).first()).toBeVisible();

  const [session] = await query<{ id: string }>('SELECT id FROM workshop_session WHERE title = $1', [title]);
  const seats = { sessionId: session?.id ?? '', quantity: 2 };
  const order = await buy(shop.request, { email: buyer.email, seats });
  const sessions = page.getByRole('listitem').filter({ hasText: title });
  await expect(sessions.getByText('2/6 kişi')).toBeVisible(LIVE);

  await sessions.getByRole('button', { name: `Kopyala: ${title}, 11:00` }).click();
  const copies = page.getByRole('dialog', { name: 'Workshopu kopyala' });
  await copies.getByLabel(/^Her .+, şu tarihe kadar/).fill(twoWeeksLater);
  await copies.getByRole('button', { name: '2 Hafta Ekle' }).click();
  await saveScreenshot(page, info, 'workshop-copies');
  await copies.getByRole('button', { name: '2 Güne Kopyala' }).click();
  await expect(page.getByText('Workshop 2 güne kopyalandı.')).toBeVisible();
  const guest = await browser.newPage();
  for (const day of [weekLater, twoWeeksLater]) {
    await guest.goto(`/workshops?ay=${day.slice(0, 7)}&gun=${day}`);
    await expect(guest.getByRole('article', { name: title }).getByText('6 yer var')).toBeVisible();
  }

  await guest.goto(`/workshops?ay=${date.slice(0, 7)}&gun=${date}`);
  await isTakenOver(guest);
  const booked = guest.getByRole('article', { name: title });
  await expect(booked).toBeVisible();
  await page.goto(`/admin/workshoplar?gun=${date}`);
  await sessions.getByRole('button', { name: `İptal Et: ${title}, 11:00` }).click();
  const wizard = page.getByRole('dialog', { name: /Workshopu iptal edin/ });
  await expect(wizard.getByText('Etkilenenler: 1 rezervasyon, 2 kişi')).toBeVisible();
  await wizard.getByRole('button', { name: 'İleri' }).click();
  await wizard.getByRole('checkbox', { name: /başka bir gününü de önerelim/ }).uncheck();
  await wizard.getByRole('checkbox', { name: /krediye çevirmeyi de önerelim/ }).uncheck();
  await wizard.getByLabel(/Misafirlere sözünüz/).fill('Fırınımız bozuldu.');
  await wizard.getByRole('button', { name: 'İleri' }).click();
  await wizard.getByRole('button', { name: 'Workshopu İptal Et' }).click();
  await expect(booked).toBeHidden(LIVE);
  const progress = page.getByRole('dialog', { name: 'Workshop iptal edildi' });
  await progress.getByRole('button', { name: 'Beklemeden Haber Ver' }).click();
  await expect(progress.getByText(/iade edildi/)).toBeVisible(LIVE);
  await progress.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(sessions.getByText('İptal edildi', { exact: true })).toBeVisible();
  await expect(sessions.getByText('1 rezervasyon iptal edildi, 1 ödeme iade edildi.')).toBeVisible();
  const cancelled = (await mailTo(buyer.email, /^Rezervasyonunuz iptal edildi/)).text;
  for (const words of [
    title,
    'özür dileriz',
    'Fırınımız bozuldu.',
    weekLater.split('-').reverse().join('.'),
  ]) {
    expect(cancelled).toContain(words);
  }
  expect((await mailTo(buyer.email, /^İadeniz yapıldı/)).text).toContain('1.901,00');
  await shop.goto(order.address);
  await expect(shop.getByRole('article', { name: /^Bilet / }).getByText('İptal Edildi')).toBeVisible();
  await expect(shop.getByRole('heading', { level: 1, name: 'Siparişiniz iptal edildi' })).toBeVisible();
  await shop.close();
  await guest.close();
});
