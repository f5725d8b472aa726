import type { ErrorEntry } from '../common/error-entry.js';
import { NOTE_REMOVABLE_MINUTES } from './internal-note.js';

export const INTERNAL_NOTE_ERRORS = {
  note_not_removable: {
    status: 409,
    message: `Bu not artık silinemez: notu yalnız yazan kişi, yazdıktan sonraki ${NOTE_REMOVABLE_MINUTES} dakika içinde silebilir.`,
  },
  note_key_used: {
    status: 409,
    message: 'Bu not daha önce başka bir metinle kaydedildi. Sayfayı yenileyip kaydedilen notlara bakın.',
  },
  note_about_erased_person: {
    status: 409,
    message: 'Bu kaydın müşterisi bilgilerini sildirdi; hakkında yeni not yazılamaz.',
  },
} as const satisfies Record<string, ErrorEntry>;
