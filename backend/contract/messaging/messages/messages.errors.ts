import type { ErrorEntry } from '../../common/error-entry.js';

export const MESSAGE_ERRORS = {
  message_not_found: { status: 404, message: 'Bu mesaj bulunamadı. Daha önce silinmiş olabilir.' },
  /** Specification 2, section 8, 'Messaging'. */
  no_recipients: { status: 400, message: 'Mesaj gönderilecek alıcı bulunamadı.' },
  message_key_used: {
    status: 409,
    message:
      'Bu formdan daha önce başka bir mesaj gönderildi. Sayfayı yenileyip gönderilenlere bakın, sonra yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
