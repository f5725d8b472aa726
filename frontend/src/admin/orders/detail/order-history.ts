import { describeContactChange } from '../../lib/describe-contact-change.js';
import type { RecordChange } from '@contract/admin/record-history.view.js';
import { formatTl } from '@contract/common/money.js';
import type { RefundDecision } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView, AdminRefund } from '@contract/orders/admin-orders.views.js';
import type { HistoryEntry } from '../../ui/history-list.js';
import { ORDER_STATUSES, studioStatusLabel } from '@contract/orders/order-status.js';
import { refundWords } from './refund-words.js';

const SYSTEM = 'sistem';

/** Collects all events of an order, unsorted. */
export function orderHistory(order: AdminOrderView, changes: readonly RecordChange[]): HistoryEntry[] {
  const paidAt = order.payment?.paidAt ?? null;
  return [
    ...changes.map((change) => ({
      key: change.id,
      at: change.at,
      text: describeChange(order, change),
      who: change.admin ?? SYSTEM,
    })),
    ...order.refunds.flatMap(refundEntry),
    ...(paidAt === null ? [] : [{ key: 'paid', at: paidAt, text: 'Ödeme alındı', who: SYSTEM }]),
    { key: 'placed', at: order.createdAt, text: 'Sipariş verildi', who: null },
  ];
}

function refundEntry(refund: AdminRefund): HistoryEntry[] {
  const { id, doneAt, amountKurus } = refund;
  if (doneAt === null) return [];
  const text = `${formatTl(amountKurus)} ${refundWords(refund)}`;
  return [{ key: `refund-${id}`, at: doneAt, text, who: SYSTEM }];
}

function describeChange(order: AdminOrderView, change: RecordChange): string {
  const { event, after } = change;
  const words = [
    describeContactChange(change),
    describeInvoice(change),
    statusWord(order, after['status']),
    describeParcel(event, after),
    describeReturn(after),
    describeCargo(after),
    describeAmount(event, after['amountKurus'] ?? after['newRefundKurus']),
    describeDecision(after),
    describeCorrection(event, after),
    describeStock(after),
  ].filter((word) => word !== null);
  return words.length === 0 ? 'Güncellendi' : words.join(', ');
}

function describeInvoice({ event, after }: RecordChange): string | null {
  return event === 'order_invoice_changed' ? `Fatura bilgileri: ${String(after['invoice'])}` : null;
}

function statusWord(order: AdminOrderView, status: unknown): string | null {
  const known = ORDER_STATUSES.find((each) => each === status);
  return known === undefined ? null : studioStatusLabel({ ...order, status: known });
}

function describeCargo(after: RecordChange['after']): string | null {
  const parts = [after['cargoCompany'], after['trackingNumber']].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : `Kargo: ${parts.join(' ')}`;
}

/** 'Paket (2 × Kupa): Kargoya verildi' */
function describeParcel(event: string, { parcel, parcelState }: RecordChange['after']): string | null {
  if (typeof parcel !== 'string') return null;
  const what = `Paket (${parcel})`;
  if (typeof parcelState === 'string') return `${what}: ${parcelState}`;
  return event === 'order_parcel_unpacked' ? `${what} açıldı` : `${what} hazırlandı`;
}

/** 'İade: Teslim alındı' */
function describeReturn({ returnState, returnCode }: RecordChange['after']): string | null {
  if (typeof returnState !== 'string') return null;
  return typeof returnCode === 'string' ? `İade kodu: ${returnCode}` : `İade: ${returnState}`;
}

const NOTED_PAYMENTS: Readonly<Record<string, string>> = {
  order_payment_noted: 'ödeme kaydedildi',
  order_payment_reversed: 'ödeme kaydı geri alındı',
  counter_sale_undone: 'tezgâh satışı geri alındı',
};

/** Says what became of an amount; unless a payment was noted by hand, it is a part that goes back. */
function describeAmount(event: string, kurus: unknown): string | null {
  return typeof kurus === 'number' ? `${formatTl(kurus)} ${NOTED_PAYMENTS[event] ?? 'iade istendi'}` : null;
}

function describeStock({ restocks, restockedPieces }: RecordChange['after']): string | null {
  if (restocks === false) return 'parçalar stoğa eklenmedi';
  return typeof restockedPieces === 'number' ? `${restockedPieces} parça stoğa geri eklendi` : null;
}

const REPRICED: Readonly<Record<string, string>> = {
  order_student_difference: 'öğrenci farkı alındı',
  order_other_day: 'gün değişti, fiyat o günün fiyatı oldu',
};

/** 'düzeltildi (Kupa: 3 yerine 2), yeni toplam 640,00 TL, 640,00 TL geri veriliyor' */
function describeCorrection(
  event: string,
  { totalKurus, correctedLines, givenBackKurus }: RecordChange['after'],
): string | null {
  const reason = REPRICED[event];
  if ((event !== 'order_lines_corrected' && reason === undefined) || typeof totalKurus !== 'number') {
    return null;
  }
  const what = reason ?? `düzeltildi (${String(correctedLines)})`;
  const back = typeof givenBackKurus === 'number' ? `, ${formatTl(givenBackKurus)} geri veriliyor` : '';
  return `${what}, yeni toplam ${formatTl(totalKurus)}${back}`;
}

const DECIDED: Readonly<Record<string, string>> = {
  by_hand: 'elden iade edildi olarak işlendi',
  try_again: 'iadesi yeniden denendi',
} satisfies Record<RefundDecision, string>;

/** Describes what an admin decided about a refund that iyzico had not confirmed. */
function describeDecision({ refund, refundKurus }: RecordChange['after']): string | null {
  const words = DECIDED[String(refund)];
  return words === undefined || typeof refundKurus !== 'number' ? null : `${formatTl(refundKurus)} ${words}`;
}
