import { formatPhone } from '../../../../contract/common/phone.js';
import { shortId } from '../../../../contract/common/short-id.js';
import { ORDER_PAYMENT_STATUS_LABELS, studioStatusLabel } from '../../../../contract/orders/order-status.js';
import { type VatGroup, vatGroups } from '../../../../contract/orders/order-totals.js';
import type { SheetColumn } from '../../../platform/lists/sheet-column.js';
import type { OrderRecord } from '../admin-order-records.js';

const COLUMNS: readonly SheetColumn<OrderRecord>[] = [
  { title: 'Sipariş No', text: ({ id }) => shortId(id) },
  { title: 'Tarih', dateTime: ({ createdAt }) => createdAt },
  { title: 'Müşteri', text: ({ customerName }) => customerName },
  { title: 'E-posta', text: ({ customerEmail }) => customerEmail },
  { title: 'Telefon', text: ({ phone }) => formatPhone(phone) },
  { title: 'Müşteri Türü', text: ({ isGuest }) => (isGuest ? 'Misafir' : 'Kayıtlı') },
  { title: 'Durum', text: studioStatusLabel },
  { title: 'Ödeme Durumu', text: ({ paymentStatus }) => ORDER_PAYMENT_STATUS_LABELS[paymentStatus] },
  { title: 'Ürün Adedi', count: ({ pieces }) => pieces },
  { title: 'Workshop Yeri', count: ({ seats }) => seats },
  { title: 'Ara Toplam (TL)', lira: ({ subtotalKurus }) => subtotalKurus },
  { title: 'İndirim (TL)', lira: ({ discountKurus }) => discountKurus },
  { title: 'Kargo (TL)', lira: ({ shippingKurus }) => shippingKurus },
  { title: 'Toplam (TL)', lira: ({ totalKurus }) => totalKurus },
  { title: 'İade (TL)', lira: ({ refundedKurus }) => refundedKurus },
  { title: 'Kupon Kodu', text: ({ couponCode }) => couponCode ?? '' },
  { title: 'Teslimat Adresi', text: deliveredTo },
  { title: 'Notlar', text: ({ notes }) => notes },
  { title: 'Güncellenme', dateTime: ({ updatedAt }) => updatedAt },
  { title: 'Tam Numara', text: ({ id }) => id },
  { title: 'Fatura Unvanı', text: ({ invoiceTitle }) => invoiceTitle ?? '' },
  { title: 'Vergi Dairesi', text: ({ taxOffice }) => taxOffice ?? '' },
  { title: 'Vergi No', text: ({ taxNumber }) => taxNumber ?? '' },
];

/**
 * The columns of the downloadable table of orders, one row each. Those of the rates of KDV come last, because
 * programs read the others by their place. `ratePercents`: the rates that any order has.
 */
export function orderSheet(ratePercents: readonly number[]): readonly SheetColumn<OrderRecord>[] {
  return [...COLUMNS, ...ratePercents.flatMap(columnsOfRate)];
}

/** Net and KDV of all rates add up to the total. */
function columnsOfRate(ratePercent: number): SheetColumn<OrderRecord>[] {
  const groupOf = ({ lines }: OrderRecord) =>
    vatGroups(lines).find((each) => each.ratePercent === ratePercent);
  return [
    { title: `Net %${ratePercent} (TL)`, lira: (order) => netOf(groupOf(order)) },
    { title: `KDV %${ratePercent} (TL)`, lira: (order) => groupOf(order)?.vatKurus ?? null },
  ];
}

/** Null where the order has nothing of that rate. */
function netOf(group: VatGroup | undefined): number | null {
  return group === undefined ? null : group.totalKurus - group.vatKurus;
}

/** Seats are not delivered, even if the order has an address. */
function deliveredTo({ pieces, seats, shippingAddress }: OrderRecord): string {
  return pieces === 0 && seats > 0 ? '' : shippingAddress;
}
