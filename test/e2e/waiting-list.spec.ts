import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import {
  openSession,
  type OpenedSession,
  query,
  seatsOf,
  sellSeatsElsewhere,
} from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { isOnPhone, onEveryScreen, PHONE, test } from '../support/visitor.js';

/** What a freed seat may take until its offer is written. */
const OFFERED_WITHIN_MS = 5_000;

async function fullSession(title: string): Promise<OpenedSession> {
  const session = await openSession(title, 2);
  await sellSeatsElsewhere(session.id, 2);
  return session;
}

/** Somebody who was expected does not come. */
const seatGetsFree = (id: string) =>
  query('UPDATE workshop_session SET booked_seats = booked_seats - 1 WHERE id = $1', [id]);
const mailsOf = async (email: string, template: string) => {
  const rows = await query('SELECT FROM mail_message WHERE recipient = $1 AND template = $2', [
    email,
    template,
  ]);
  return rows.length;
};
const addressIn = (text: string) => /https?:\S*\/bekleme-listesi\/[^\s)]+/.exec(text)?.[0] ?? '';

async function join(page: Page, session: OpenedSession, email: string): Promise<void> {
  const card = page.getByRole('article', { name: session.title });
  await card.getByRole('button', { name: /^Bekleme Listesine Gir/ }).click();
  const form = page.getByRole('form', { name: 'Bekleme listesine girin' });
  await form.getByLabel('Ad soyad').fill('Ayşe Demir');
  await form.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Listeye Girin' }).click();
  await expect(page.getByRole('heading', { name: 'E-postanıza bakın' })).toBeVisible();
}

onEveryScreen(
  'who waits for a full session gets the seat that gets free, and pays',
  async ({ page }, info) => {
    const email = `bekleyen-${isOnPhone(info) ? 'telefon' : 'masa'}-${info.retry}@ornek.com`;
    const buyer = new Buyer(page, email);
    const session = await fullSession(`Dolu çark ${isOnPhone(info) ? 1 : 2} ${info.retry}`);
    await buyer.lookAtDay(session.date);
    await page
      .getByRole('article', { name: session.title })
      .getByRole('button', { name: /^Bekleme Listesine Gir/ })
      .scrollIntoViewIfNeeded();
    await saveScreenshot(page, info, 'waiting-list-full-session');
    await join(page, session, email);
    await saveScreenshot(page, info, 'waiting-list-joined');
    await page.goto(addressIn((await mailTo(email, /^Bekleme listesindesiniz/)).text));
    await expect(page.getByRole('heading', { level: 1, name: 'Bekleme listesindesiniz' })).toBeVisible();
    await expect(page.getByText('Sıranız: 1')).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'waiting-list-place');

    await seatGetsFree(session.id);
    await expect
      .poll(() => mailsOf(email, 'waiting-list-offered'), { timeout: OFFERED_WITHIN_MS, intervals: [100] })
      .toBe(1);
    expect(await seatsOf(session.id)).toEqual({ booked: 1, held: 1 });
    await page.goto(addressIn((await mailTo(email, /^Size yer açıldı/)).text));
    await expect(page.getByRole('heading', { level: 1, name: 'Size yer açıldı' })).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'waiting-list-offered');
    await page.getByRole('button', { name: 'Yerimi Al' }).click();
    await expect(page.getByRole('heading', { name: /^Sepetiniz/ })).toBeVisible();
    await saveScreenshot(page, info, 'waiting-list-cart');
    await buyer.startCheckout();
    await buyer.fillContact();
    await buyer.acceptAndContinue();
    await buyer.fillCard(GOOD_CARD);
    await buyer.pay();
    await buyer.confirmAtBank();
    await expect(page.getByRole('heading', { name: 'Workshop biletiniz' })).toBeVisible();
    expect(await seatsOf(session.id)).toEqual({ booked: 2, held: 0 });
    const [entry] = await query<{ status: string }>(
      'SELECT status FROM waiting_list_entry WHERE email = $1',
      [email],
    );
    expect(entry?.status).toBe('taken');
  },
);

test(
  'an offer that is declined goes to the next, and the studio sees the queue',
  { tag: PHONE },
  async ({ page, browser }, info) => {
    const [first, second] = [`birinci-${info.retry}@ornek.com`, `ikinci-${info.retry}@ornek.com`];
    const session = await fullSession(`Beklenen çark ${info.retry}`);
    for (const email of [first, second]) {
      await new Buyer(page, email).lookAtDay(session.date);
      await join(page, session, email);
    }
    const office = await browser.newPage();
    await new Admin(office).enter(
      `/admin/workshoplar?ay=${session.date.slice(0, 7)}&gun=${session.date}&bekleyenler=${session.id}`,
    );
    const queue = office.getByRole('dialog', { name: 'Bekleyenler' });
    await expect(queue.getByText('Boş yer yok.', { exact: false })).toBeVisible();
    await expectNoViolations(office);
    await saveScreenshot(office, info, 'waiting-list-studio');

    await seatGetsFree(session.id);
    await page.goto(addressIn((await mailTo(first, /^Size yer açıldı/)).text));
    await page.getByRole('button', { name: 'İstemiyorum' }).click();
    await page.getByRole('button', { name: 'Evet, İstemiyorum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Yer sıradaki kişiye geçti' })).toBeVisible();
    await page.goto(addressIn((await mailTo(second, /^Size yer açıldı/)).text));
    await expect(page.getByRole('button', { name: 'Yerimi Al' })).toBeVisible();
    await expect(queue.getByText(/1 yer .* saatine kadar ayrıldı/)).toBeVisible();
    await saveScreenshot(office, info, 'waiting-list-studio-offered');
  },
);

onEveryScreen(
  'a date for which somebody waits is moved: the mail asks, and a button keeps the place',
  async ({ page, browser }, info) => {
    const email = `kalan-${isOnPhone(info) ? 'telefon' : 'masa'}-${info.retry}@ornek.com`;
    const session = await fullSession(`Taşınan dolu çark ${isOnPhone(info) ? 1 : 2} ${info.retry}`);
    await new Buyer(page, email).lookAtDay(session.date);
    await join(page, session, email);
    await mailTo(email, /^Bekleme listesindesiniz/);

    const office = await browser.newPage({ viewport: page.viewportSize() });
    await new Admin(office).enter(`/admin/workshoplar?gun=${session.date}`);
    await office.getByRole('button', { name: `Düzenle: ${session.title}` }).click();
    await office.getByLabel('Tarih', { exact: true }).fill(studioDay(7));
    await office.getByRole('button', { name: 'Kaydet' }).click();
    await expect(office.getByText('Workshop başarıyla güncellendi.')).toBeVisible();

    const statusOf = () =>
      query('SELECT status, waits_for > now() AS "isAhead" FROM waiting_list_entry WHERE email = $1', [
        email,
      ]);
    await page.goto(addressIn((await mailTo(email, /^Beklediğiniz workshop/)).text));
    await expect(page.getByRole('heading', { level: 1, name: 'Hâlâ ilgileniyor musunuz?' })).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'waiting-list-moved');
    // Opening the link changed nothing: without a yes nobody is offered the new day.
    expect(await statusOf()).toMatchObject([{ status: 'closed' }]);
    await page.getByRole('button', { name: 'Sıramı Koruyun' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bekleme listesindesiniz' })).toBeVisible();
    await expect(page.getByText('Sıranız: 1')).toBeVisible();
    await saveScreenshot(page, info, 'waiting-list-stays');

    await seatGetsFree(session.id);
    await page.goto(addressIn((await mailTo(email, /^Size yer açıldı/)).text));
    await expect(page.getByRole('button', { name: 'Yerimi Al' })).toBeVisible();
    await office.close();
  },
);
