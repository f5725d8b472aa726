import { describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
import { labelPdf } from '../../../sandbox/geliver/label-pdf.js';
import { pdfText } from '../../../testing/pdf-text.js';
import { testStudio } from '../../../testing/test-studio.js';
import { qrCode } from '../../platform/qr-code.js';
import type { ParcelPapers } from '../parcels/read-parcel-papers.service.js';
import { parcelPapersPdf } from './parcel-papers-pdf.js';

const studio = { name: 'Toprak Atölye', address: 'Üsküdar / İstanbul', phone: '0216 555 01 12' };
const slip: ParcelPapers['slip'] = {
  ...{ orderId: 'a', shortId: 'A4F2C81D', orderedAt: '2026-11-21T08:42:00.000Z' },
  ...{ recipient: 'Işıl Çığıroğlu', address: 'Bereketli Sok. No: 12', notes: '', sums: null },
  pieces: [{ lineId: 'l', name: 'Kâse', dimensions: '', picture: null, quantity: 2, price: null }],
  qr: qrCode('A4F2C81D'),
};
const print = (label: ParcelPapers['label'], position: number | null = 1) =>
  parcelPapersPdf({ studio, papers: [{ slip, position, label }] }, testStudio(), new Map());
const pagesOf = async (pdf: Buffer) => (await getDocumentProxy(new Uint8Array(pdf))).numPages;

describe('The papers of a parcel', () => {
  it('are the label of the carrier, and then the slip', async () => {
    const pdf = await print(await labelPdf(['Referans: A4F2C81D-1']), 2);
    expect(await pagesOf(pdf)).toBe(2);
    const text = await pdfText(pdf);
    const all = ['SURAT KARGO', 'A4F2C81D-1', 'Paket fişi (paket 2)', 'Kâse'];
    for (const said of all) expect(text).toContain(said);
  });

  it('say where a label is that cannot be drawn, and go on', async () => {
    const text = await pdfText(await print(Buffer.from('%PDF-1.4 nothing')));
    expect(text).toMatch(/Geliver panelinden[^]*Kâse/);
  });

  it('are the slip alone for what the buyer collects', async () => {
    expect(await pagesOf(await print(null))).toBe(1);
  });

  it('have each page of a label that has several, also turned ones', async () => {
    const label = await aPdf({ compress: false }, (pdf) => {
      pdf.text('bir').addPage({ size: 'A6', layout: 'landscape' }).text('iki');
      Object.assign((pdf.page as unknown as { dictionary: { data: object } }).dictionary.data, {
        Rotate: 90,
      });
    });
    const pdf = await print(label);
    expect(await pagesOf(pdf)).toBe(3);
    expect(await pdfText(pdf)).toMatch(/bir[^]*iki/);
  });

  it.each([
    ['no PDF', 'hello'],
    ['a PDF without pages', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj'],
    ['an encrypted PDF', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer << /Encrypt 2 0 R >>'],
    ['a string without end', '%PDF-1.4\n1 0 obj\n(never\nendobj'],
    ['a nest without end', `%PDF-1.4\n1 0 obj\n${'['.repeat(500)}`],
  ])('go on after a label that is %s', async (_name, label) => {
    const text = await pdfText(await print(Buffer.from(label)));
    expect(text).toMatch(/Geliver panelinden[^]*Kâse/);
  });

  it('are each on the right page when several are printed', async () => {
    const papers = await Promise.all(
      ['A-1', 'B-1', 'C-1'].map(async (reference, index) => ({
        ...{ slip, position: index + 1 },
        label: await labelPdf([`Referans: ${reference}`]),
      })),
    );
    const text = await pdfText(await parcelPapersPdf({ studio, papers }, testStudio(), new Map()));
    expect(text).toMatch(/A-1[^]*paket 1[^]*B-1[^]*paket 2[^]*C-1[^]*paket 3/);
  });
});

function aPdf(options: object, draw: (pdf: InstanceType<typeof PDFDocument>) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A6', ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  draw(pdf);
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(parts))));
}
