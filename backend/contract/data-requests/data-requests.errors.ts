import type { ErrorEntry } from '../common/error-entry.js';

export const DATA_REQUEST_ERRORS = {
  data_request_not_found: {
    status: 404,
    message:
      'Bu başvuru bulunamadı. Bağlantının süresi dolmuş olabilir; e-postanızdaki bağlantının tamamını açtığınızdan emin olun ya da yeniden başvurun.',
  },
  too_many_data_requests: {
    status: 429,
    message: 'Bu e-posta adresinden gelen başvurularınız bizde. Yarın yeniden deneyebilirsiniz.',
  },
  data_request_closed: { status: 409, message: 'Bu başvuru daha önce yanıtlandı.' },
  data_request_export_over: {
    status: 409,
    message: 'İndirme bağlantısının süresi doldu. Verilerinizi yeniden isterseniz yeni bir başvuru yapın.',
  },
} as const satisfies Record<string, ErrorEntry>;
