import { BOOKING_PAYMENT_STATUS_LABELS, BOOKING_STATUS_LABELS } from '../../../contract/bookings/booking.js';
import { formatPhone } from '../../../contract/common/phone.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { SheetColumn } from '../../platform/lists/sheet-column.js';
import type { BookingRecord } from './admin-booking-records.js';

/** The columns of the downloadable table of bookings, one row each. */
export const BOOKING_SHEET: readonly SheetColumn<BookingRecord>[] = [
  { title: 'Rezervasyon No', text: ({ id }) => shortId(id) },
  { title: 'Oluşturulma', dateTime: ({ createdAt }) => createdAt },
  { title: 'Ad', text: ({ name }) => name },
  { title: 'Soyad', text: ({ surname }) => surname },
  { title: 'E-posta', text: ({ email }) => email },
  { title: 'Telefon', text: ({ phone }) => formatPhone(phone) },
  { title: 'Workshop', text: ({ title }) => title },
  { title: 'Workshop Tarihi', date: ({ date }) => date },
  { title: 'Workshop Saati', time: ({ startTime }) => startTime },
  { title: 'Kişi Sayısı', count: ({ quantity }) => quantity },
  { title: 'Birim Fiyat (TL)', lira: ({ originalPriceKurus }) => originalPriceKurus },
  { title: 'Öğrenci İndirimi', text: ({ isStudent }) => (isStudent ? 'Evet' : 'Hayır') },
  { title: 'İndirim (TL)', lira: ({ discountKurus }) => discountKurus },
  { title: 'Toplam (TL)', lira: ({ totalKurus }) => totalKurus },
  { title: 'Durum', text: ({ status }) => BOOKING_STATUS_LABELS[status] },
  { title: 'Ödeme Durumu', text: ({ paymentStatus }) => BOOKING_PAYMENT_STATUS_LABELS[paymentStatus] },
  { title: 'Ödeme Tarihi', dateTime: ({ paidAt }) => paidAt },
  { title: 'Ödeme No', text: ({ paymentId }) => paymentId ?? '' },
  { title: 'Sipariş No', text: ({ orderId }) => shortId(orderId) },
  { title: 'Notlar', text: ({ notes }) => notes },
  { title: 'Siparişin Tam Numarası', text: ({ orderId }) => orderId },
  { title: 'Tam Numara', text: ({ id }) => id },
];
