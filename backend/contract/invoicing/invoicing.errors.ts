import type { ErrorEntry } from '../common/error-entry.js';

export const INVOICING_ERRORS = {
  document_not_found: { status: 404, message: 'Bu belge bulunamadı.' },
  document_without_pdf: { status: 409, message: 'Bu belgenin PDF dosyası henüz hazır değil.' },
  document_not_waiting: { status: 409, message: 'Bu belge yeniden denenmeyi beklemiyor.' },
  document_being_issued: {
    status: 409,
    message: 'Bu belge şu anda düzenleniyor. Sonucu belli olunca iptal edebilirsiniz.',
  },
  document_cancelled_already: { status: 409, message: 'Bu belge daha önce iptal edilmiş.' },
  document_cancel_refused: { status: 409, message: 'Belge iptal edilemedi: {reason}' },
} as const satisfies Record<string, ErrorEntry>;
