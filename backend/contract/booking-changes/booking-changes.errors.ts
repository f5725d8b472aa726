import type { ErrorEntry } from '../common/error-entry.js';

export const BOOKING_CHANGE_ERRORS = {
  reschedule_not_open: {
    status: 409,
    message: 'Yalnızca onaylı bir rezervasyon başka güne alınabilir.',
  },
  reschedule_to_same_session: { status: 400, message: 'Rezervasyon zaten bu günde. Başka bir gün seçin.' },
  reschedule_seat_unknown: {
    status: 409,
    message: 'Seçtiğiniz yerlerden biri bu rezervasyonda artık yok. Rezervasyonun yeni hâline bakın.',
  },
  reschedule_guest_noted: {
    status: 409,
    message:
      'Seçtiğiniz yerlerden birinin misafiri için “geldi” ya da “gelmedi” notu var. Önce Bugün’de notu geri alın.',
  },
  reschedule_session_gone: {
    status: 409,
    message: 'Seçtiğiniz gün takvimden kaldırıldı ya da başladı. Başka bir gün seçin.',
  },
  reschedule_session_full: {
    status: 409,
    message:
      'Seçtiğiniz günde {seats} kişilik boş yer kalmadı. Rezervasyon yerinde duruyor; başka bir gün seçin.',
  },
} as const satisfies Record<string, ErrorEntry>;
