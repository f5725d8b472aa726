import { formatDate, formatDateTime } from '../../../contract/common/dates.js';
import { formatTl } from '../../../contract/common/money.js';
import { formatPhone } from '../../../contract/common/phone.js';
import { DOCUMENT_KIND_LABELS, INFORMATION_ONLY } from '../../../contract/invoicing/document-labels.js';
import { totalsByRate } from '../../../contract/invoicing/draw-up.js';
import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import { PAYMENT_METHOD_LABELS } from '../../../contract/payments/payment-method.js';
import type { SellerIdentity } from '../../../contract/studio/seller-identity.js';
import { drawLetterhead } from '../../orders/documents/letterhead-pdf.js';
import { type Pdf, writePdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';
import type { IssuedDocument } from '../issuing/invoicing.js';

const COLOR = { ink: '#2A211C', muted: '#5B4E44', line: '#E3D9CB' };
const MARGIN = { top: 60, bottom: 56, left: 54, right: 54 };
const BODY_SIZE = 9.5;
const NUMBER_COLUMN = 64;

/** Who made the document, and how it looks. */
type Issuer = StudioBrand & { readonly seller: SellerIdentity };

/** Two columns of texts, and what stands in each. */
type Fact = readonly [label: string, value: string];

/** The document as its buyer reads it. It says that it is none of those that the law demands. */
export function renderDocumentPdf(document: IssuedDocument, studio: Issuer): Promise<Buffer> {
  const title = DOCUMENT_KIND_LABELS[document.kind];
  return writePdf(
    {
      ...{ size: 'A4', margins: MARGIN },
      info: { Title: `${title} · ${document.number}`, CreationDate: document.issuedAt },
    },
    (pdf) => {
      drawLetterhead(pdf, studio, MARGIN);
      pdf.font('heading').fontSize(22).fillColor(COLOR.ink).text(title, MARGIN.left);
      pdf.font('strong').fontSize(BODY_SIZE).fillColor(studio.look.accent).text(`${INFORMATION_ONLY}.`);
      pdf.y += 10;
      drawFacts(pdf, saleFacts(document));
      drawParties(pdf, [
        ['Satıcı', sellerLines(studio.seller)],
        [document.kind === 'sale' ? 'Alıcı' : 'İade eden', buyerLines(document.buyer)],
      ]);
      drawLines(pdf, document);
      drawTotals(pdf, document);
      drawNotes(pdf, document);
    },
  );
}

function saleFacts({ number, issuedAt, facts, original }: IssuedDocument): Fact[] {
  const { orderShortId, orderDate, supplyDate, carrier } = facts;
  const all: (Fact | null)[] = [
    ['Belge no', number],
    ['Düzenlenme', formatDateTime(issuedAt)],
    ['Sipariş', `${orderShortId}, ${formatDate(orderDate)}`],
    ['Teslim ya da hizmet', formatDate(supplyDate)],
    original && ['Satış belgesi', `${original.number}, ${formatDateTime(original.issuedAt)}`],
    carrier === null ? null : ['Taşıyan', carrier],
  ];
  return all.filter((fact) => fact !== null);
}

function sellerLines({ title, address, tax, phone, email }: SellerIdentity): string[] {
  return [title, address, tax, [phone, email].filter((text) => text !== '').join(' · ')];
}

function buyerLines(buyer: InvoiceBuyer): string[] {
  const { address, email, phone } = buyer;
  const place = address === null ? '' : `${address.addressLine}, ${address.district} / ${address.city}`;
  const who =
    buyer.kind === 'company'
      ? [buyer.title, `${buyer.taxOffice} ${buyer.taxNumber}`]
      : [`${buyer.name} ${buyer.surname}`.trim(), buyer.identityNumber ? `T.C. ${buyer.identityNumber}` : ''];
  return [...who, place, [formatPhone(phone), email].filter((text) => text !== '').join(' · ')];
}

function drawFacts(pdf: Pdf, facts: readonly Fact[]): void {
  pdf.font('body').fontSize(BODY_SIZE);
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: [120, '*'],
    defaultStyle: { border: 0, padding: [2, 0] },
    data: facts.map(([label, value]) => [
      { text: label, textColor: COLOR.muted },
      { text: value, textColor: COLOR.ink },
    ]),
  });
}

function drawParties(pdf: Pdf, parties: readonly (readonly [string, readonly string[]])[]): void {
  pdf.y += 8;
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: ['*', '*'],
    defaultStyle: { border: 0, padding: [2, 12, 2, 0] },
    data: [
      parties.map(([label]) => ({ text: label, textColor: COLOR.muted })),
      parties.map(([, lines]) => ({ text: lines.filter(Boolean).join('\n'), textColor: COLOR.ink })),
    ],
  });
}

function drawLines(pdf: Pdf, { lines }: IssuedDocument): void {
  pdf.y += 10;
  drawTable(
    pdf,
    ['Kalem', 'Adet', 'KDV', 'Net', 'KDV tutarı', 'Toplam'],
    lines.map((line) => [
      ...[line.name, String(line.quantity), `%${line.ratePercent}`],
      ...[line.netKurus, line.vatKurus, line.grossKurus].map(formatTl),
    ]),
  );
}

function drawTotals(pdf: Pdf, document: IssuedDocument): void {
  pdf.y += 10;
  const rates = totalsByRate(document.lines).map(({ ratePercent, netKurus, vatKurus }): Fact => [
    `%${ratePercent} KDV (matrah ${formatTl(netKurus)})`,
    formatTl(vatKurus),
  ]);
  const sums: Fact[] = [
    ['Net toplam', formatTl(document.netKurus)],
    ...rates,
    ['Genel toplam', formatTl(document.grossKurus)],
  ];
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: ['*', 100],
    defaultStyle: { border: 0, padding: [2, 2], align: { x: 'right', y: 'top' }, textColor: COLOR.ink },
    data: sums.map((sum) => [...sum]),
  });
}

function drawNotes(pdf: Pdf, { kind, facts }: IssuedDocument): void {
  const paid = facts.payments.map(
    ({ method, kurus, date }) => `${PAYMENT_METHOD_LABELS[method]} ${formatTl(kurus)} (${formatDate(date)})`,
  );
  const notes = [
    paid.length > 0 ? `Ödeme: ${paid.join(', ')}.` : '',
    kind === 'sale' && facts.channel === 'web' ? 'Bu satış internet üzerinden yapılmıştır.' : '',
    `${INFORMATION_ONLY}; yasal belgeyi satıcının mali müşaviri düzenler.`,
  ];
  pdf.y += 12;
  pdf
    .font('body')
    .fontSize(BODY_SIZE)
    .fillColor(COLOR.muted)
    .text(notes.filter((note) => note !== '').join('\n'), MARGIN.left, pdf.y, { lineGap: 2 });
}

function drawTable(pdf: Pdf, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const cell = (text: string, column: number) => ({
    text,
    align: { x: column === 0 ? ('left' as const) : ('right' as const), y: 'top' as const },
  });
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: ['*', 36, 36, NUMBER_COLUMN + 8, NUMBER_COLUMN + 8, NUMBER_COLUMN + 14],
    defaultStyle: { border: [0, 0, 0.75, 0], borderColor: COLOR.line, padding: [5, 2], textColor: COLOR.ink },
    data: [
      head.map((text, column) => ({ ...cell(text, column), type: 'TH' as const, textColor: COLOR.muted })),
      ...rows.map((row) => row.map(cell)),
    ],
  });
}
