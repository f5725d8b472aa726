import { formatPhone } from '../../../contract/common/phone.js';
import { ORDER_PAYMENT_STATUS_LABELS, ORDER_STATUS_LABELS } from '../../../contract/orders/order-status.js';
import { csvDateTime, csvLira, type CsvColumn } from '../../platform/lists/csv.js';
import type { OrderRecord } from './admin-order-records.js';

/** The columns of the downloadable table of orders, one row each. */
export const ORDER_SHEET: readonly CsvColumn<OrderRecord>[] = [
  { title: 'Sipariş No', cell: ({ id }) => id },
  { title: 'Tarih', cell: ({ createdAt }) => csvDateTime(createdAt) },
  { title: 'Müşteri', cell: ({ customerName }) => customerName },
  { title: 'E-posta', cell: ({ customerEmail }) => customerEmail },
  { title: 'Telefon', cell: ({ phone }) => formatPhone(phone) },
  { title: 'Müşteri Türü', cell: ({ isGuest }) => (isGuest ? 'Misafir' : 'Kayıtlı') },
  { title: 'Durum', cell: ({ status }) => ORDER_STATUS_LABELS[status] },
  { title: 'Ödeme Durumu', cell: ({ paymentStatus }) => ORDER_PAYMENT_STATUS_LABELS[paymentStatus] },
  { title: 'Ürün Adedi', cell: ({ pieces }) => String(pieces) },
  { title: 'Workshop Yeri', cell: ({ seats }) => String(seats) },
  { title: 'Ara Toplam (TL)', cell: ({ subtotalKurus }) => csvLira(subtotalKurus) },
  { title: 'İndirim (TL)', cell: ({ discountKurus }) => csvLira(discountKurus) },
  { title: 'Toplam (TL)', cell: ({ totalKurus }) => csvLira(totalKurus) },
  { title: 'İade (TL)', cell: ({ refundedKurus }) => csvLira(refundedKurus) },
  { title: 'Kupon Kodu', cell: ({ couponCode }) => couponCode ?? '' },
  { title: 'Teslimat Adresi', cell: deliveredTo },
  { title: 'Notlar', cell: ({ notes }) => notes },
  { title: 'Güncellenme', cell: ({ updatedAt }) => csvDateTime(updatedAt) },
];

/** Seats are not delivered, even if the order has an address. */
function deliveredTo({ pieces, seats, shippingAddress }: OrderRecord): string {
  return pieces === 0 && seats > 0 ? '' : shippingAddress;
}
