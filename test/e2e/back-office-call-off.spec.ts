import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { SHOP_URL } from '../support/places.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { onEveryScreen } from '../support/visitor.js';

interface Session {
  readonly id: string;
  readonly date: string;
}

async function sessions(): Promise<{ title: string; saturday: Session; later: Session }> {
  const title = `Perdah ${randomUUID().slice(0, 8)}`;
  const [saturday, later] = [await openSession(title, 8), await openSession(title, 2)];
  await query('UPDATE workshop_session SET date = date + 7 WHERE id = $1', [later.id]);
  return { title, saturday, later };
}

/** Opens the link of the mail that asks the guest to choose. */
async function openChoice(guest: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /yapamıyoruz/);
  const [address = ''] = /https?:\/\/\S+\/secim\/\S+/u.exec(text) ?? [];
  const { pathname, search } = new URL(address);
  await guest.goto(new URL(pathname + search, SHOP_URL).href);
}

/** The ten minutes pass. */
const letTermPass = (sessionId: string) =>
  query(`UPDATE session_call_off SET announce_at = now() WHERE session_id = $1`, [sessionId]);

async function callOff(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `İptal Et: ${title}` }).click();
  const wizard = page.getByRole('dialog', { name: /Workshopu iptal edin/ });
  await wizard.getByRole('button', { name: 'İleri' }).click();
  await wizard.getByRole('button', { name: 'İleri' }).click();
  await wizard.getByRole('button', { name: 'Workshopu İptal Et' }).click();
}

onEveryScreen(
  'a session is called off, and its guests choose, or do not answer',
  async ({ page, browser }, info) => {
    const { title, saturday, later } = await sessions();
    const [moves, leaves, silent] = [0, 1, 2].map(() => `iptal-${randomUUID().slice(0, 8)}@ornek.com`) as [
      string,
      string,
      string,
    ];
    for (const email of [moves, leaves, silent]) {
      await buy(page.request, { email, seats: { sessionId: saturday.id, quantity: 2 } });
    }
    await new Admin(page).enter(`/admin/workshoplar?gun=${saturday.date}`);

    await page.getByRole('button', { name: `İptal Et: ${title}` }).click();
    const wizard = page.getByRole('dialog', { name: /Workshopu iptal edin/ });
    await expect(wizard.getByText('Etkilenenler: 3 rezervasyon, 6 kişi')).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'call-off-guests');
    await wizard.getByRole('button', { name: 'İleri' }).click();
    await wizard.getByLabel(/Misafirlere sözünüz/).fill('Fırınımız bozuldu.');
    const mail = wizard.frameLocator('iframe[title="E-posta önizlemesi"]');
    await expect(mail.getByText('Fırınımız bozuldu.')).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'call-off-offer');
    await wizard.getByRole('button', { name: 'İleri' }).click();
    await saveScreenshot(page, info, 'call-off-yes');
    await wizard.getByRole('button', { name: 'Workshopu İptal Et' }).click();
    const progress = page.getByRole('dialog', { name: 'Workshop iptal edildi' });
    await expect(progress.getByText(/haber gidecek/)).toBeVisible();
    await saveScreenshot(page, info, 'call-off-waiting');
    expect(await mailsTo(moves, /yapamıyoruz/)).toEqual([]);

    await letTermPass(saturday.id);
    const guest = await browser.newPage();
    await openChoice(guest, moves);
    await expect(guest.getByRole('heading', { name: 'Workshopumuzu yapamıyoruz' })).toBeVisible();
    await expect(guest.getByText('Fırınımız bozuldu.')).toBeVisible();
    await expectNoViolations(guest);
    await saveScreenshot(guest, info, 'call-off-choice');
    await guest.getByRole('button', { name: /^Bu günü seçin/ }).click();
    await guest.getByRole('button', { name: 'Bu Güne Geçin' }).click();
    await expect(guest.getByRole('heading', { name: 'Yeriniz yeni güne alındı' })).toBeVisible();
    expect(await seatsOf(later.id)).toMatchObject({ booked: 2 });
    await mailTo(moves, /Atölye gününüz değişti/);

    await openChoice(guest, leaves);
    await expect(guest.getByText(/hepinize yetecek yeri olan başka bir gün yok/)).toBeVisible();
    await guest.getByRole('button', { name: /İade Alın$/ }).click();
    await guest.getByRole('button', { name: 'İptal Edin' }).click();
    await expect(guest.getByRole('heading', { name: 'Rezervasyonunuz iptal edildi' })).toBeVisible();
    await mailTo(leaves, /^İadeniz yapıldı/);
    await guest.close();

    await query(`UPDATE guest_choice SET choose_until = now() WHERE outcome IS NULL AND session_id = $1`, [
      saturday.id,
    ]);
    await mailTo(silent, /^Rezervasyonunuz iptal edildi/);
    await mailTo(silent, /^İadeniz yapıldı/);
    await expect(progress.getByText('Yanıt vermedi, iade edildi')).toBeVisible(LIVE);
    await expect(progress.getByText(/Başka günü seçti/)).toBeVisible();
    await saveScreenshot(page, info, 'call-off-done');
    expect(await seatsOf(saturday.id)).toMatchObject({ booked: 0 });
  },
);

onEveryScreen('a session that was called off by mistake is brought back', async ({ page }) => {
  const { title, saturday } = await sessions();
  const email = `geri-${randomUUID().slice(0, 8)}@ornek.com`;
  await buy(page.request, { email, seats: { sessionId: saturday.id, quantity: 1 } });
  await new Admin(page).enter(`/admin/workshoplar?gun=${saturday.date}`);
  await callOff(page, title);
  const progress = page.getByRole('dialog', { name: 'Workshop iptal edildi' });
  await progress.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('İptal geri alındı. Workshop yeniden takvimde.')).toBeVisible();
  await expect(page.getByRole('button', { name: `İptal Et: ${title}` })).toBeVisible();
  expect(await seatsOf(saturday.id)).toMatchObject({ booked: 1 });
  expect(await mailsTo(email, /yapamıyoruz|iptal/)).toEqual([]);
});
