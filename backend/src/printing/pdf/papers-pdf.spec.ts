import { describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import type { StudioSeatGuest } from '../../../contract/bookings/seat-guests/seat-guests.views.js';
import type { AddressLabel, PackingSlip } from '../../../contract/printing/printing.views.js';
import { pdfText } from '../../../testing/pdf-text.js';
import { testSettings } from '../../../testing/test-settings.js';
import { testStudio } from '../../../testing/test-studio.js';
import { Log } from '../../platform/logging/log.js';
import { PictureProcessor } from '../../platform/pictures/picture-processor.js';
import { qrCode } from '../../platform/qr-code.js';
import { daySheetPdf } from './day-sheet-pdf.js';
import { addressLabelsPdf, pieceLabelsPdf } from './labels-pdf.js';
import { packingSlipsPdf, pickingListPdf } from './order-papers-pdf.js';

const brand = testStudio();
const studio = {
  name: 'Toprak Atölye',
  address: 'İcadiye Mah., Üsküdar / İstanbul',
  phone: '0216 555 01 12',
};
const qr = qrCode('A4F2C81D');

/** No picture of any piece. */
const NONE = new Map<string, Uint8Array>();

const aSlip = (given: Partial<PackingSlip> = {}): PackingSlip => ({
  orderId: 'a',
  shortId: 'A4F2C81D',
  orderedAt: '2026-11-21T08:42:00.000Z',
  recipient: 'Işıl Çığıroğlu',
  address: 'Bereketli Sok. No: 12, Üsküdar / İstanbul',
  notes: 'Hediye paketi olsun.',
  pieces: [
    { lineId: 'l', name: 'Şeker kâsesi', dimensions: '8 × 9 cm', picture: null, quantity: 2, price: null },
  ],
  sums: null,
  qr,
  ...given,
});
const aLabel = (given: Partial<AddressLabel> = {}): AddressLabel => ({
  orderId: 'a',
  shortId: 'A4F2C81D',
  recipient: 'Işıl Çığıroğlu',
  address: 'Kuzguncuk Mah. Bereketli Sok. No: 12',
  place: 'Üsküdar / İstanbul',
  phone: '0532 555 01 12',
  carrier: 'Yurtiçi Kargo',
  qr,
  ...given,
});

/** The size of each page in whole millimetres. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 25.4 / 72 });
      return `${Math.round(width)}x${Math.round(height)}`;
    }),
  );
}

describe('A packing slip as PDF', () => {
  it('names recipient, pieces, quantity, number and note, and no amount', async () => {
    const text = await pdfText(await packingSlipsPdf({ studio, slips: [aSlip()], leftOut: [] }, brand, NONE));
    for (const part of ['#A4F2C81D', 'Işıl Çığıroğlu', 'Şeker kâsesi', '8 × 9 cm', 'Hediye paketi olsun.']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('₺');
    expect(text).not.toContain('TL');
  });

  it('repeats the head of its table on every page', async () => {
    const [piece] = aSlip().pieces;
    const pieces = Array.from({ length: 60 }, () => piece!);
    const pdf = await packingSlipsPdf({ studio, slips: [aSlip({ pieces })], leftOut: [] }, brand, NONE);
    const pages = await pagesOf(pdf);
    expect(pages.length).toBeGreaterThan(1);
    const text = await pdfText(pdf);
    expect(text.match(/Adet/g)).toHaveLength(pages.length);
    expect(text.match(/Şeker kâsesi/g)).toHaveLength(60);
  });

  it('is one document for two hundred orders, a page each', async () => {
    const slips = Array.from({ length: 200 }, () => aSlip());
    expect(await pagesOf(await packingSlipsPdf({ studio, slips, leftOut: [] }, brand, NONE))).toEqual(
      Array.from({ length: 200 }, () => '210x297'),
    );
  });
});

describe('The pictures of a packing slip as PDF', () => {
  const MUG = { fileName: 'kupa.webp', width: 800, height: 600, placeholder: '', alt: '' };
  const picture = () =>
    new PictureProcessor(new Log(testSettings({}))).run('draw', {
      ...{
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120"/></svg>',
      },
      format: 'jpeg',
    });
  const slipsOf = (count: number, fileName: string) => {
    const [piece] = aSlip().pieces;
    const pieces = Array.from({ length: count }, () => ({ ...piece!, picture: { ...MUG, fileName } }));
    return { studio, slips: [aSlip({ pieces })], leftOut: [] };
  };
  const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g) ?? [];

  it('are in the document once, however many lines show them, and on every page', async () => {
    const pdf = await packingSlipsPdf(
      slipsOf(30, 'kupa.webp'),
      brand,
      new Map([['kupa.webp', await picture()]]),
    );
    expect(imagesIn(pdf)).toHaveLength(1);
    expect((await pdfText(pdf)).match(/Şeker kâsesi/g)).toHaveLength(30);
    expect((await pagesOf(pdf)).length).toBeGreaterThan(1);
  });

  it('that are missing leave an empty box, and the paper is made', async () => {
    const pdf = await packingSlipsPdf(
      slipsOf(2, 'yok.webp'),
      brand,
      new Map([['kupa.webp', await picture()]]),
    );
    expect(imagesIn(pdf)).toEqual([]);
    expect(await pdfText(pdf)).toContain('Şeker kâsesi');
  });
});

describe('An address label as PDF', () => {
  it.each([
    ['usual', aLabel()],
    [
      'the longest',
      aLabel({
        recipient: `${'Ğ'.repeat(60)} ${'Ş'.repeat(60)}`,
        address: `${'MAHALLE '.repeat(12)} ${'W'.repeat(300)}`,
        place: `${'İ'.repeat(60)} / ${'Ü'.repeat(40)}`,
        carrier: 'M'.repeat(60),
      }),
    ],
  ])('is one A6 page, with a name and an address of %s length', async (_, label) => {
    const pdf = await addressLabelsPdf({ studio, labels: [label, aLabel()], leftOut: [] });
    expect(await pagesOf(pdf)).toEqual(['105x148', '105x148']);
    expect(await pdfText(pdf)).toContain('0532 555 01 12');
  });
});

describe('A picking list as PDF', () => {
  it('adds up the pieces with their orders', async () => {
    const item = {
      key: 'k',
      name: 'Çanak',
      picture: null,
      quantity: 3,
      orders: [{ shortId: 'B1', quantity: 3 }],
    };
    const list = { studio, groups: [{ category: 'Kâseler', items: [item] }], orderCount: 1, pieceCount: 3 };
    const text = await pdfText(await pickingListPdf({ ...list, leftOut: [] }, brand));
    for (const part of ['1 sipariş · 3 parça', 'Çanak', 'Kâseler', '#B1 × 3']) expect(text).toContain(part);
  });
});

describe('The list of a day as PDF', () => {
  it('has a row for each guest with a box for each person', async () => {
    const CAN: StudioSeatGuest = {
      ...{ position: 1, name: 'Can', ageBand: 'child', guardianName: 'Ayşe', guardianPhone: '+905325550112' },
      ...{ needs: 'Fıstık alerjisi', photoConsent: 'no' },
    };
    const guest = {
      ...{ bookingId: 'b', shortId: 'C1', name: 'Ayşe Demir', namedGuests: [CAN], phone: '0532 555 01 12' },
      ...{ seats: 2, isStudent: true, notes: 'Solak', openKurus: 160_000 },
    };
    const session = {
      ...{ sessionId: 's', title: 'Çarkta ilk kâse', startTime: '14:00', endTime: '17:00', capacity: 8 },
      ...{ isForChildren: true, guests: [guest], bookedSeats: 10, overbookedSeats: 2 },
      blocks: [{ id: 'k', name: 'Can Ak', phone: '', seats: 1, notes: 'Instagram', isExpected: true }],
    };
    const text = await pdfText(await daySheetPdf({ studio, date: '2026-11-28', sessions: [session] }, brand));
    for (const part of [
      '28.11.2026',
      'Çarkta ilk kâse',
      '[ ] [ ]',
      'Ayşe Demir (öğrenci)',
      'Fıstık',
      'Solak',
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
    expect(text).toContain('1.600');
    expect(text).toContain('Can Ak');
    expect(text).toContain('Çocuk atölyesi');
    expect(text).toContain('2 kişi fazla');
  });
});

describe('Labels of pieces as PDF', () => {
  it('fill a sheet before they begin the next one', async () => {
    const label = { productId: 'p', name: `Uzun ${'ad '.repeat(60)}`, priceKurus: 64_000, qr };
    const pdf = await pieceLabelsPdf({ studio, labels: [label] }, { sheet: '3x7', copies: 20, skipped: 2 });
    expect(await pagesOf(pdf)).toEqual(['210x297', '210x297']);
    expect(await pdfText(pdf)).toContain('640');
  });
});
