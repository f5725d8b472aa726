import { studioDate } from '../../../contract/common/dates.js';
import { formatTl } from '../../../contract/common/money.js';
import { buyerName } from '../../../contract/invoicing/buyer-name.js';
import { DOCUMENT_KIND_LABELS, DOCUMENT_STATE_LABELS } from '../../../contract/invoicing/document-labels.js';
import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import type { DocumentLine } from '../../../contract/invoicing/sales-document.js';
import { PAYMENT_METHOD_LABELS } from '../../../contract/payments/payment-method.js';
import type { SheetColumn } from '../../platform/lists/sheet-column.js';
import type { NumberedDocument } from './documents-of-month.service.js';

/** A line of a document, with the document. */
export interface DocumentRow {
  readonly document: NumberedDocument;
  readonly line: DocumentLine;
}

/** Returns count negative, and what was cancelled not at all, so that a program that adds a column up finds what is owed. */
const signed =
  (amount: 'netKurus' | 'vatKurus' | 'grossKurus') =>
  ({ document: { kind, state }, line }: DocumentRow): number | null => {
    if (state === 'cancelled') return null;
    return kind === 'sale' ? line[amount] : -line[amount];
  };

/** The table that an accountant books from: a row for each line. */
export const DOCUMENT_SHEET: readonly SheetColumn<DocumentRow>[] = [
  { title: 'Belge no', text: ({ document }) => document.number },
  { title: 'Tür', text: ({ document }) => DOCUMENT_KIND_LABELS[document.kind] },
  { title: 'Durum', text: ({ document }) => DOCUMENT_STATE_LABELS[document.state] },
  {
    title: 'İptal nedeni',
    text: ({ document: { state, reason } }) => (state === 'cancelled' ? (reason ?? '') : ''),
  },
  { title: 'Düzenlenme', date: ({ document }) => studioDate(document.issuedAt) },
  { title: 'Teslim ya da hizmet', date: ({ document }) => document.facts.supplyDate },
  { title: 'Sipariş', text: ({ document }) => document.facts.orderShortId },
  { title: 'Satış belgesi', text: ({ document }) => document.original?.number ?? '' },
  { title: 'Alıcı', text: ({ document }) => buyerName(document.buyer) },
  { title: 'VKN ya da T.C. kimlik no', text: ({ document }) => taxNumberOf(document.buyer) },
  {
    title: 'Vergi dairesi',
    text: ({ document: { buyer } }) => (buyer.kind === 'company' ? buyer.taxOffice : ''),
  },
  { title: 'Adres', text: ({ document }) => addressOf(document.buyer) },
  { title: 'E-posta', text: ({ document }) => document.buyer.email },
  { title: 'Kalem', text: ({ line }) => line.name },
  { title: 'Adet', count: ({ line }) => line.quantity },
  { title: 'KDV oranı (%)', count: ({ line }) => line.ratePercent },
  { title: 'Net (TL)', lira: signed('netKurus') },
  { title: 'KDV (TL)', lira: signed('vatKurus') },
  { title: 'Toplam (TL)', lira: signed('grossKurus') },
  { title: 'Ödeme', text: ({ document }) => paymentsOf(document) },
  { title: 'Taşıyan', text: ({ document }) => document.facts.carrier ?? '' },
  { title: 'ETTN', text: ({ document }) => document.uuid },
];

/** The rows of batches of documents. */
export async function* rowsOf(
  batches: AsyncIterable<readonly NumberedDocument[]>,
): AsyncGenerator<readonly DocumentRow[]> {
  for await (const documents of batches) {
    yield documents.flatMap((document) => document.lines.map((line) => ({ document, line })));
  }
}

function taxNumberOf(buyer: InvoiceBuyer): string {
  return buyer.kind === 'company' ? buyer.taxNumber : (buyer.identityNumber ?? '');
}

function addressOf({ address }: InvoiceBuyer): string {
  return address === null ? '' : `${address.addressLine}, ${address.district} / ${address.city}`;
}

function paymentsOf({ facts }: NumberedDocument): string {
  return facts.payments
    .map(({ method, kurus }) => `${PAYMENT_METHOD_LABELS[method]} ${formatTl(kurus)}`)
    .join(', ');
}
