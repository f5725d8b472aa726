import type { ErrorEntry } from '../../common/error-entry.js';

export const EMAIL_ERRORS = {
  mail_server_failed: { status: 400, message: '{reason}' },
  relay_check_failed: {
    status: 400,
    message: 'Ayarlar kaydedilmedi, çünkü bu sunucuyla e-posta gönderilemiyor: {reason}',
  },
  mail_route_for_super_admin: {
    status: 403,
    message:
      'E-postaların gideceği yolu yalnızca süper yöneticiler değiştirebilir; giriş kodları da bu yoldan gider.',
  },
  newsletter_unused: {
    status: 409,
    message:
      'Bülten kapalı olduğu için abonelere toplu e-posta gönderilemez. Önce Ayarlar › Kurallar › Bölümler sayfasında bülteni açın.',
  },
  mail_unusable: { status: 400, message: 'Bu e-posta gönderilemez: {reason}' },
  template_unusable: { status: 400, message: 'Bu şablon kaydedilemedi: {reason}' },
  bulk_mail_not_in_state: {
    status: 409,
    message: 'Bu gönderimin durumu az önce değişti. Listeyi yenileyip yeniden deneyin.',
  },
  mail_not_sendable: { status: 409, message: '{why} Hiçbir şey gönderilmedi.' },
  mail_not_retryable: {
    status: 409,
    message: 'Bu e-posta yeniden gönderilemez: ulaşmış, sırada bekliyor ya da içeriği artık saklanmıyor.',
  },
} as const satisfies Record<string, ErrorEntry>;
