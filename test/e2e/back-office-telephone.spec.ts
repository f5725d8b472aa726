import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Buyer } from '../support/buyer.js';
import { Keyboard } from '../support/keyboard.js';
import { LIVE } from '../support/live.js';
import { PersonsTime } from '../support/persons-time.js';
import { saveScreenshot } from '../support/pictures.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { PHONE, test } from '../support/visitor.js';

/** What a telephone booking may take. */
const MOST_SECONDS = 20;
const NUMBER = '05321234567';

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Kişi ekleyin' });
const addButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Kişi Ekle: ${title}`) });

/** The session as another visitor sees it in the shop's calendar, with two seats left. */
async function seenElsewhere(page: Page, date: string, title: string): Promise<Locator> {
  await new Buyer(page, 'baska@ornek.com').lookAtDay(date);
  const session = page.getByRole('article', { name: title });
  await expect(session.getByText('SON 2 YER')).toBeVisible();
  return session;
}

function expectInTime(info: TestInfo, { seconds }: PersonsTime): void {
  info.annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
  expect(seconds).toBeLessThan(MOST_SECONDS);
}

/** A helper who writes a caller down on a phone. */
class Helper {
  constructor(
    private readonly page: Page,
    private readonly time: PersonsTime,
  ) {}

  async touch(target: Locator): Promise<void> {
    this.time.touch();
    await target.tap();
  }

  async open(title: string): Promise<void> {
    await this.touch(addButton(this.page, title));
    await this.time.wait(() => expect(dialogOn(this.page).getByLabel('Ad soyad')).toBeVisible());
  }

  async type(label: string, text: string): Promise<void> {
    await this.touch(dialogOn(this.page).getByLabel(label, { exact: true }));
    await this.time.type(this.page, text);
  }

  /** The system's own list opens, from which the way is chosen. */
  async choosePayment(way: string): Promise<void> {
    this.time.touch();
    this.time.touch();
    await dialogOn(this.page).getByLabel('Ödeme', { exact: true }).selectOption(way);
  }

  async save(shown: Locator): Promise<void> {
    await this.touch(dialogOn(this.page).getByRole('button', { name: 'Ekle', exact: true }));
    await this.time.wait(() => expect(shown).toBeVisible());
  }
}

test('a caller is written down by keyboard alone while another visitor sees the seats go', async ({
  page,
  browser,
}, info) => {
  const session = await openSession(`Telefonla gelen ${info.retry + 1}`, 2);
  const seen = await seenElsewhere(await browser.newPage(), session.date, session.title);
  await new Admin(page).enter(`/admin/workshoplar?ay=${session.date.slice(0, 7)}&gun=${session.date}`);
  await expect(addButton(page, session.title)).toBeVisible();
  const day = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await new Keyboard(page).tabTo(day);

  const time = new PersonsTime();
  const keys = new Keyboard(page, time.keys);
  const dialog = dialogOn(page);
  await keys.use(addButton(page, session.title));
  await time.wait(() => expect(dialog.getByLabel('Ad soyad')).toBeFocused());
  await keys.type(dialog.getByLabel('Ad soyad'), 'Ayşe Demir');
  await keys.type(dialog.getByLabel('Telefon'), NUMBER);
  await keys.type(dialog.getByLabel('Kaç kişi?'), '2');
  await keys.type(dialog.getByLabel('Kaçı öğrenci?'), '1');
  await keys.press('Enter');
  await time.wait(() => expect(page.getByText(/^Ayşe Demir eklendi\./)).toBeVisible());
  expectInTime(info, time);
  await expect(seen.getByText('DOLU', { exact: true })).toBeVisible(LIVE);
  expect(await seatsOf(session.id)).toEqual({ booked: 2, held: 0 });
  await saveScreenshot(page, info, 'telephone-keyboard');
});

test(
  'a caller is written down on the phone from Bugün, which stays',
  { tag: PHONE },
  async ({ page, browser }, info) => {
    const { id, title } = await openSession(`Bugünden yazılan ${info.retry + 1}`, 2);
    const tomorrow = studioDay(1);
    await query('UPDATE workshop_session SET date = $2 WHERE id = $1', [id, tomorrow]);
    await query(`SELECT pg_notify('change_feed', 'workshops')`);
    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const seen = await seenElsewhere(visitor, tomorrow, title);
    await new Admin(page).enter('/admin/bugun?gun=yarin');
    await expect(addButton(page, title)).toBeVisible();

    const time = new PersonsTime();
    const helper = new Helper(page, time);
    await helper.open(title);
    await expect(dialogOn(page).getByLabel('Nereden?')).toHaveValue('phone');
    await helper.type('Ad soyad', 'Can Ak');
    await helper.type('Telefon', NUMBER);
    await helper.type('Kaç kişi?', '2');
    await helper.choosePayment('Nakit');
    await saveScreenshot(page, info, 'telephone-dialog');
    await helper.save(page.getByText(/^Can Ak eklendi\. Ödemesi kaydedildi\./));
    expectInTime(info, time);
    await expect(seen.getByText('DOLU', { exact: true })).toBeVisible(LIVE);
    await expect(page).toHaveURL('/admin/bugun?gun=yarin');
    await expect(page.getByRole('region', { name: title }).getByText('Can Ak').first()).toBeVisible(LIVE);
    await saveScreenshot(page, info, 'telephone-today');
  },
);

test('a caller gets a payment link in the same call', { tag: PHONE }, async ({ page, browser }, info) => {
  const session = await openSession(`Bağlantıyla ödeyen ${info.retry + 1}`, 3);
  await new Admin(page).enter(`/admin/workshoplar?ay=${session.date.slice(0, 7)}&gun=${session.date}`);
  await expect(addButton(page, session.title)).toBeVisible();
  const answer = page.getByRole('dialog', { name: 'Ödeme bağlantısını gönderin' });

  const time = new PersonsTime();
  const helper = new Helper(page, time);
  await helper.open(session.title);
  await helper.type('Ad soyad', 'Zeynep Ak');
  await helper.type('Telefon', NUMBER);
  await helper.choosePayment('Ödeme bağlantısı');
  await expect(dialogOn(page).getByText(/^Toplam 1\.000,00/)).toBeInViewport({ ratio: 1 });
  await helper.save(answer.getByRole('button', { name: 'WhatsApp ile Gönder' }));
  expectInTime(info, time);
  await saveScreenshot(page, info, 'telephone-link');
  const address = /http\S+odeme-baglantisi\S+/.exec(await answer.innerText())?.[0] ?? '';
  const buyer = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await buyer.goto(address);
  await expect(buyer.getByRole('heading', { level: 1, name: 'Ödemenizi tamamlayın' })).toBeVisible();
  await expect(buyer.getByRole('button', { name: /1\.000,00.TL Öde/ })).toBeVisible();
  expect(await seatsOf(session.id)).toEqual({ booked: 1, held: 0 });
  await answer.getByRole('button', { name: 'Tamam' }).tap();
  await expect(answer).toBeHidden();
});
