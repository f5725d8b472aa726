import type { ErrorEntry } from './error-entry.js';

export const COMMON_ERRORS = {
  invalid_input: { status: 400, message: 'Bazı bilgiler eksik ya da hatalı. Kontrol edip yeniden deneyin.' },
  malformed_request: { status: 400, message: 'İstek okunamadı. Sayfayı yenileyip yeniden deneyin.' },
  not_found: { status: 404, message: 'Aradığınız kayıt bulunamadı.' },
  method_not_allowed: { status: 405, message: 'Bu adres bu işlemi desteklemiyor.' },
  payload_too_large: { status: 413, message: 'Gönderilen veri çok büyük.' },
  unsupported_media_type: { status: 415, message: 'Gönderilen verinin türü desteklenmiyor.' },
  forbidden_origin: { status: 403, message: 'Bu istek sitemizden gelmediği için kabul edilmedi.' },
  too_many_requests: {
    status: 429,
    message: 'Kısa sürede çok fazla istek aldık. Birkaç dakika sonra yeniden deneyin.',
  },
  too_many_from_here: {
    status: 429,
    message:
      'Bu bağlantıdan bugün çok sayıda talep aldık. Yarın yeniden yazabilir ya da bizi arayabilirsiniz.',
  },
  unexpected: {
    status: 500,
    message: 'Beklenmeyen bir sorun oluştu. Hiçbir bilginiz kaybolmadı; birazdan yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
