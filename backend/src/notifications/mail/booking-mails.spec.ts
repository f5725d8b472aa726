import { emptyTables } from '../../../testing/empty-tables.js';
import { aMailOutbox } from '../../../testing/mail-outbox.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { eventually } from '../../../testing/poll.js';
import { anOrderMail } from '../../../testing/sale-facts.js';
import { suiteMailWorker } from '../../../testing/suite-mail-worker.js';
import { testSettings } from '../../../testing/test-settings.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { calendarEntry } from '../../bookings/calendar-entry.js';
import { describeRefunds, type RefundByMethod } from '../../../contract/payments/refund-ways.js';
import type { BookingTicketFacts } from './facts/booking-mail-facts.js';
import type { MailKind, MailPayloads } from './mail-template.js';
import { testStudio } from '../../../testing/test-studio.js';

const TICKET = 'https://toprak.example/bilet/7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11?anahtar=Zk3x-_9QmVtYp0aL';
const GUESTS = TICKET.replace('bilet', 'kimler-geliyor');
const settings = testSettings({ STUDIO_NOTICE_TO: 'atolye@toprak.example' });

function calendar(status: Booking['status']): string {
  const booking = {
    id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11',
    status,
    title: 'Çarkta ilk kâse',
    date: '2026-12-12',
    startTime: '14:00',
    endTime: '17:00',
    quantity: 2,
    calendarSequence: status === 'cancelled' ? 1 : 0,
  } as Booking;
  return calendarEntry(booking, {
    publicUrl: settings.PUBLIC_URL,
    ticketUrl: TICKET,
    studio: testStudio(settings),
    now: new Date('2026-11-21T11:02:00Z'),
  });
}

const FACTS: BookingTicketFacts = {
  shortId: '7C1E04B9',
  guestName: 'Ayşe Gül',
  title: 'Çarkta ilk kâse',
  day: '12.12.2026 Cumartesi',
  hours: '14:00–17:00',
  place: settings.SELLER_ADDRESS,
  seats: 2,
  isStudent: false,
  ticketUrl: TICKET,
  guestsUrl: GUESTS,
  changesUrl: 'https://toprak.example/yer-degisikligi/7c1e04b9?anahtar=gizli',
  isReminded: true,
  calendar: calendar('confirmed'),
};

describe('Mail about a booking', () => {
  const mails = suiteMailWorker();
  const outbox = aMailOutbox(settings);

  beforeEach(() => void mails.relay.received.splice(0));
  afterEach(() => emptyTables(mails.dataSource, 'mail_message'));

  async function sent<K extends MailKind>(template: K, payload: MailPayloads[K]) {
    await mails.dataSource.transaction((manager) =>
      outbox.queue(manager, { dedupeKey: 'one', template, payload, recipient: 'ayse@example.com' }),
    );
    await eventually('the mail arrived', () => mails.relay.received.length === 1);
    const { parsed, raw } = mails.relay.received[0]!;
    return {
      raw,
      subject: parsed.subject,
      html: parsed.html!,
      text: parsed.text!,
      attachments: parsed.attachments,
    };
  }

  type Attachment = Awaited<ReturnType<typeof sent>>['attachments'][number];
  const bytes = (attachment: Attachment | undefined) => Buffer.from(attachment!.content as ArrayBuffer);

  async function expectSquareCode(html: string, picture: Attachment | undefined): Promise<void> {
    expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
    const [, cid] = /<img src="cid:([^"]+)"[^>]*alt="7C1E04B9 numaralı biletinizin karekodu"/.exec(html)!;
    expect(picture?.contentId).toBe(`<${cid}>`);
    const { data, info } = await sharp(bytes(picture))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(TICKET);
  }

  function readCalendar(file: Attachment | undefined) {
    const component = new ICAL.Component(ICAL.parse(bytes(file).toString()) as unknown[]);
    return {
      method: component.getFirstPropertyValue('method'),
      event: new ICAL.Event(component.getFirstSubcomponent('vevent')!),
    };
  }

  test('the ticket brings day, place, the QR code and the calendar entry', async () => {
    const { subject, html, text, raw, attachments } = await sent('booking-ticket', FACTS);

    expect(subject).toBe('Biletiniz hazır · Çarkta ilk kâse, 12.12.2026 Cumartesi');
    for (const body of [html, text]) {
      expect(body).toContain('Yeriniz ayrıldı, Ayşe Gül');
      expect(body).toContain('12.12.2026 Cumartesi');
      expect(body).toContain('14:00–17:00');
      expect(body).toContain('Kuzguncuk Mah. İcadiye Cad. No: 48, 34674 Üsküdar / İstanbul');
      expect(body).toContain('Bir gün önce size kısa bir hatırlatma da göndereceğiz.');
      expect(body).toContain('0216 555 01 48');
      expect(body).not.toContain('Belgenizi yanınıza almayı unutmayın');
      expect(body).not.toMatch(/[{}]{2}|undefined|null/);
    }
    expect(text).toContain('Kişi: 2');
    expect(text).toContain(`Biletimi görüntüle: ${TICKET}`);
    expect(text).toContain('Bilet: 7C1E04B9');
    expect(html.replaceAll('&#x3D;', '=')).toContain(`href="${TICKET}"`);

    expect(attachments).toHaveLength(2);
    const [file, picture] = [...attachments].sort((a, b) => b.mimeType.localeCompare(a.mimeType));
    await expectSquareCode(html, picture);
    expect(file).toMatchObject({ mimeType: 'text/calendar', filename: 'workshop-7C1E04B9.ics' });
    expect(raw).toMatch(/Content-Type: text\/calendar;[^:]*method=PUBLISH/);
    const { method, event } = readCalendar(file);
    expect(method).toBe('PUBLISH');
    expect(event.summary).toBe('Çarkta ilk kâse');
    // Compared byte by byte, except for line ends, which this test's parser has changed.
    expect(raw.replaceAll('\r\n', '')).toContain(Buffer.from(FACTS.calendar).toString('base64'));
  });

  test('an order comes with each of its tickets in one mail, and asks to share those instead of itself', async () => {
    const other = {
      ...FACTS,
      shortId: '7C1E04BA',
      title: 'Elde kupa',
      ticketUrl: `${TICKET}2`,
      isStudent: true,
    };
    const order = anOrderMail({ hasSeats: true, tickets: [FACTS, other] });
    const { subject, html, text, attachments } = await sent('order-confirmation', order);

    expect(subject).toBe('Siparişiniz ve biletiniz · A4F2C81D');
    for (const { title, shortId, ticketUrl } of [FACTS, other]) {
      expect(text).toContain(`Workshop: ${title}`);
      expect(text).toContain(`Bilet: ${shortId}`);
      expect(text).toContain(`Bileti görüntüle: ${ticketUrl}\n`);
    }
    expect(text.match(/biletin bağlantısını gönderin/g)).toHaveLength(2);
    expect(text.split(`Kimler geliyor? (${GUESTS})`)).toHaveLength(3);
    expect(text.match(/Belgenizi yanınıza almayı unutmayın/g)).toHaveLength(1);
    expect(text).toContain('GELMEDEN ÖNCE');
    expect(text).not.toContain('ayrı bir e-posta');
    expect(attachments.map(({ filename }) => filename).sort()).toEqual([
      'karekod-7C1E04B9.png',
      'karekod-7C1E04BA.png',
      'mesafeli-satis-sozlesmesi-A4F2C81D.pdf',
      'on-bilgilendirme-formu-A4F2C81D.pdf',
      'workshop-7C1E04B9.ics',
      'workshop-7C1E04BA.ics',
    ]);
    await expectSquareCode(
      html,
      attachments.find(({ filename }) => filename === 'karekod-7C1E04B9.png'),
    );
  });

  test('an order of pieces says nothing of tickets', async () => {
    const { subject, text, attachments } = await sent('order-confirmation', anOrderMail());
    expect(subject).toBe('Siparişiniz alındı · A4F2C81D');
    expect(text).not.toMatch(/bilet|gelmeden önce|gelemeyecek/i);
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'application/pdf']);
  });

  test('a student’s ticket asks for the document, and a late one promises no reminder', async () => {
    const { html, text } = await sent('booking-ticket', { ...FACTS, isStudent: true, isReminded: false });
    for (const body of [html, text]) {
      expect(body).toContain('Belgenizi yanınıza almayı unutmayın');
      expect(body).not.toContain('hatırlatma');
    }
  });

  test.each([
    [false, 'Yarın'],
    [true, 'Bugün'],
  ])('the reminder says the right day (is it today: %p) and shows the ticket', async (isToday, word) => {
    const { subject, html, text, attachments } = await sent('booking-reminder', { ...FACTS, isToday });
    expect(subject).toBe(`${word} görüşüyoruz · Çarkta ilk kâse, 14:00–17:00`);
    for (const body of [html, text]) {
      expect(body).toContain(`${word} görüşüyoruz, Ayşe Gül`);
      expect(body).toContain('12.12.2026 Cumartesi');
      expect(body).toContain('Kuzguncuk Mah. İcadiye Cad. No: 48, 34674 Üsküdar / İstanbul');
    }
    expect(text).toContain(TICKET);
    expect(attachments).toHaveLength(1);
    await expectSquareCode(html, attachments[0]);
  });

  test('the cancellation takes the entry away and shows no ticket any more', async () => {
    const payload = { ...FACTS, refundLines: [], isByRules: false, calendar: calendar('cancelled') };
    const { subject, html, text, raw, attachments } = await sent('booking-cancelled', payload);
    expect(subject).toBe('Rezervasyonunuz iptal edildi · Çarkta ilk kâse, 12.12.2026 Cumartesi');
    for (const body of [html, text]) {
      expect(body).toContain('7C1E04B9 numaralı bilet artık geçerli değil');
      expect(body).toContain('12.12.2026 Cumartesi');
      expect(body).not.toContain('/bilet/');
    }
    expect(attachments).toHaveLength(1);
    expect(raw).toMatch(/Content-Type: text\/calendar;[^:]*method=CANCEL/);
    const { method, event } = readCalendar(attachments[0]);
    expect(method).toBe('CANCEL');
    expect(event.sequence).toBe(1);
    expect(event.uid).toBe(readCalendarUid(FACTS.calendar));
  });

  test('the cancellation of a whole workshop apologises, repeats the studio’s words and names other dates', async () => {
    const payload = { ...FACTS, refundLines: [], isByRules: false, calendar: calendar('cancelled') };
    const { html, text } = await sent('booking-cancelled', {
      ...payload,
      cancelledSession: { note: [['Fırınımız bozuldu.']], otherDates: ['19.12.2026 Cumartesi, 14:00–17:00'] },
    });
    for (const body of [html, text]) {
      expect(body).toContain('özür dileriz');
      expect(body).toContain('Fırınımız bozuldu.');
      expect(body).toContain('19.12.2026 Cumartesi, 14:00–17:00');
      expect(body).toContain('/workshops');
    }
    const alone = await sent('booking-cancelled', {
      ...payload,
      shortId: '7C1E04BA',
      cancelledSession: { note: [], otherDates: [] },
    });
    expect(alone.text).toContain('özür dileriz');
    expect(alone.text).not.toContain('diğer tarihleri');
  });

  test.each<[string, readonly RefundByMethod[], readonly RegExp[], RegExp]>([
    ['nothing', [], [], /kartınıza|havale|nakit|karta geri|kurallara göre/],
    ['card', [{ method: 'card', kurus: 85_000 }], [/850,00\sTL kartınıza geri dönüyor/], /havale|nakit/],
    ['transfer', [{ method: 'transfer', kurus: 85_000 }], [/850,00\sTL havaleyle hesabınıza/], /kartınıza/],
    ['cash', [{ method: 'cash', kurus: 85_000 }], [/850,00\sTL atölyemizde size nakit/], /kartınıza/],
    ['pos', [{ method: 'pos', kurus: 85_000 }], [/850,00\sTL atölyede ödeme yaptığınız karta/], /kartınıza/],
    [
      'both',
      [
        { method: 'cash', kurus: 40_000 },
        { method: 'card', kurus: 45_000 },
      ],
      [/450,00\sTL kartınıza/, /400,00\sTL atölyemizde size nakit/],
      /havale/,
    ],
  ])('the cancellation names the way by which money comes back: %s', async (_, refunds, said, unsaid) => {
    const { html, text } = await sent('booking-cancelled', {
      ...{ ...FACTS, refundLines: describeRefunds(refunds), isByRules: true },
      calendar: calendar('cancelled'),
    });
    for (const body of [html, text]) {
      for (const words of said) expect(body).toMatch(words);
      expect(body).not.toMatch(unsaid);
    }
  });

  test('a notice tells the studio in one line', async () => {
    const { subject, html, text } = await sent('studio-notice', {
      title: 'Workshop doldu',
      message: 'Çarkta ilk kâse, 12.12.2026 Cumartesi, 14:00–17:00: bütün yerler satıldı.',
    });
    expect(subject).toBe('Workshop doldu');
    for (const body of [html, text]) {
      expect(body).toContain('12.12.2026 Cumartesi, 14:00–17:00: bütün yerler satıldı.');
    }
  });

  test('what was typed is shown as typed, never as markup', async () => {
    const { html, text } = await sent('booking-ticket', {
      ...FACTS,
      guestName: '<script>alert(1)<script>',
      title: 'Kâse {{seller.email}} <b>',
    });
    expect(html).not.toContain('<script>');
    expect(html).toContain('Kâse {{seller.email}} &lt;b&gt;');
    expect(text).toContain('<script>alert(1)<script>');
  });
});

function readCalendarUid(text: string): string | undefined {
  return /^UID:(.+)\r$/m.exec(text)?.[1];
}
