import { BOOKING_PAYMENT_STATUS_LABELS, BOOKING_STATUS_LABELS } from '../../../contract/bookings/booking.js';
import { formatDate } from '../../../contract/common/dates.js';
import { formatPhone } from '../../../contract/common/phone.js';
import { csvDateTime, csvLira, type CsvColumn } from '../../platform/lists/csv.js';
import type { BookingRecord } from './admin-booking-records.js';

/** The columns of the downloadable table of bookings, one row each. */
export const BOOKING_SHEET: readonly CsvColumn<BookingRecord>[] = [
  { title: 'Rezervasyon No', cell: ({ id }) => id },
  { title: 'Oluşturulma', cell: ({ createdAt }) => csvDateTime(createdAt) },
  { title: 'Ad', cell: ({ name }) => name },
  { title: 'Soyad', cell: ({ surname }) => surname },
  { title: 'E-posta', cell: ({ email }) => email },
  { title: 'Telefon', cell: ({ phone }) => formatPhone(phone) },
  { title: 'Workshop', cell: ({ title }) => title },
  { title: 'Workshop Tarihi', cell: ({ date, startTime }) => `${formatDate(date)} ${startTime}` },
  { title: 'Kişi Sayısı', cell: ({ quantity }) => String(quantity) },
  { title: 'Birim Fiyat (TL)', cell: ({ originalPriceKurus }) => csvLira(originalPriceKurus) },
  { title: 'Öğrenci İndirimi', cell: ({ isStudent }) => (isStudent ? 'Evet' : 'Hayır') },
  { title: 'İndirim (TL)', cell: ({ discountKurus }) => csvLira(discountKurus) },
  { title: 'Toplam (TL)', cell: ({ totalKurus }) => csvLira(totalKurus) },
  { title: 'Durum', cell: ({ status }) => BOOKING_STATUS_LABELS[status] },
  { title: 'Ödeme Durumu', cell: ({ paymentStatus }) => BOOKING_PAYMENT_STATUS_LABELS[paymentStatus] },
  { title: 'Ödeme Tarihi', cell: ({ paidAt }) => (paidAt ? csvDateTime(paidAt) : '-') },
  { title: 'Ödeme No', cell: ({ paymentId }) => paymentId ?? '' },
  { title: 'Sipariş No', cell: ({ orderId }) => orderId },
  { title: 'Notlar', cell: ({ notes }) => notes },
];
