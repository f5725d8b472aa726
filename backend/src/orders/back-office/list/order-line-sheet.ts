import { includedVatKurus } from '../../../../contract/common/money.js';
import { shortId } from '../../../../contract/common/short-id.js';
import type { OrderLineKind } from '../../../../contract/orders/line-kind.js';
import { studioStatusLabel } from '../../../../contract/orders/order-status.js';
import type { SheetColumn } from '../../../platform/lists/sheet-column.js';
import type { OrderLine } from '../../order-line.entity.js';
import type { OrderRecord } from '../admin-order-records.js';

/** A line with the order to which it belongs. */
export interface OrderAndLine {
  readonly order: OrderRecord;
  readonly line: OrderLine;
}

const KINDS: Record<OrderLineKind, string> = { product: 'Ürün', workshop: 'Workshop', shipping: 'Kargo' };

/** The columns of the downloadable table of all lines, one row each. Net and KDV of a line add up to what was paid. */
export const ORDER_LINE_SHEET: readonly SheetColumn<OrderAndLine>[] = [
  { title: 'Sipariş No', text: ({ order }) => shortId(order.id) },
  { title: 'Tarih', dateTime: ({ order }) => order.createdAt },
  { title: 'Müşteri', text: ({ order }) => order.customerName },
  { title: 'Durum', text: ({ order }) => studioStatusLabel(order) },
  { title: 'Satır Türü', text: ({ line }) => KINDS[line.kind] },
  { title: 'Ad', text: ({ line }) => line.name },
  { title: 'Seans', text: ({ line }) => sessionOf(line) },
  { title: 'Öğrenci', text: ({ line }) => (line.isStudent ? 'Evet' : '') },
  { title: 'Adet', count: ({ line }) => line.quantity },
  { title: 'Birim Fiyat (TL)', lira: ({ line }) => line.unitPriceKurus },
  { title: 'Tutar (TL)', lira: ({ line }) => line.totalKurus },
  { title: 'İndirim (TL)', lira: ({ line }) => line.discountKurus },
  { title: 'Ödenen (TL)', lira: ({ line }) => paidKurus(line) },
  { title: 'KDV Oranı (%)', count: ({ line }) => line.vatRatePercent },
  { title: 'Net (TL)', lira: ({ line }) => paidKurus(line) - vatKurus(line) },
  { title: 'KDV (TL)', lira: ({ line }) => vatKurus(line) },
  { title: 'Ürün No', text: ({ line }) => line.productId ?? '' },
  { title: 'Tam Numara', text: ({ order }) => order.id },
];

function paidKurus({ totalKurus, discountKurus }: OrderLine): number {
  return totalKurus - discountKurus;
}

function vatKurus(line: OrderLine): number {
  return includedVatKurus(paidKurus(line), line.vatRatePercent);
}

/** '2026-12-12 14:00'; empty for a line that is no seat. */
function sessionOf({ date, startTime }: OrderLine): string {
  return [date, startTime].filter((part) => part !== null).join(' ');
}
