import type { AdminSessionRow } from '../../../contract/workshops/admin-sessions.views.js';
import type { SheetColumn } from '../../platform/lists/sheet-column.js';

/** The columns of the downloadable table of sessions. */
export const SESSION_SHEET: readonly SheetColumn<AdminSessionRow>[] = [
  { title: 'Seans No', text: ({ id }) => id },
  { title: 'Tarih', date: ({ date }) => date },
  { title: 'Başlangıç', time: ({ startTime }) => startTime },
  { title: 'Bitiş', time: ({ endTime }) => endTime },
  { title: 'Başlık', text: ({ title }) => title },
  { title: 'Açıklama', text: ({ description }) => description },
  { title: 'Çocuk Atölyesi', text: ({ isForChildren }) => (isForChildren ? 'Evet' : 'Hayır') },
  { title: 'Fiyat (TL)', lira: ({ priceKurus }) => priceKurus },
  { title: 'Öğrenci Fiyatı (TL)', lira: ({ studentPriceKurus }) => studentPriceKurus },
  { title: 'Kontenjan', count: ({ capacity }) => capacity },
  { title: 'Dolu Yer', count: ({ bookedSeats }) => bookedSeats },
  { title: 'Rezervasyon', count: ({ activeBookings }) => activeBookings },
  { title: 'Durum', text: ({ cancellation }) => (cancellation ? 'İptal edildi' : 'Takvimde') },
];
