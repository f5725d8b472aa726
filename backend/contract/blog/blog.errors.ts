import type { ErrorEntry } from '../common/error-entry.js';

/** Texts: specification 1, section 8, and specification 3, section 5, where they give one. */
export const BLOG_ERRORS = {
  blog_post_not_found: { status: 404, message: 'Blog yazısı bulunamadı' },
  blog_post_incomplete: { status: 400, message: 'Başlık ve içerik zorunludur!' },
  blog_date_needed: { status: 400, message: 'Programlanan yazı için yayın tarihi ve saati seçin.' },
  blog_date_past: {
    status: 400,
    message: 'Bu tarih geçti. İleri bir tarih seçin ya da yazıyı hemen yayınlayın.',
  },
  blog_slug_taken: { status: 409, message: 'Bu adresi başka bir yazı kullanıyor.' },
  blog_picture_not_found: { status: 400, message: 'Görsel bulunamadı; yeniden seçin ya da yükleyin.' },
  ai_key_missing: { status: 400, message: 'Önce AI ayarlarından API anahtarını girin.' },
  ai_key_unreadable: {
    status: 400,
    message: 'Kayıtlı API anahtarı artık okunamıyor. AI ayarlarından yeniden girin.',
  },
  ai_key_wrong: { status: 400, message: 'API anahtarı geçersiz. AI ayarlarından kontrol edin.' },
  ai_model_gone: {
    status: 400,
    message: 'Bu model artık yok. AI ayarlarından başka birini seçin.',
  },
  ai_quota: { status: 429, message: 'AI servisinin kotası doldu. Daha sonra yeniden deneyin.' },
  ai_overloaded: {
    status: 503,
    message: 'AI servisi çok yoğun. Daha sonra yeniden deneyin.',
  },
  ai_timeout: { status: 503, message: 'AI servisi zamanında yanıt vermedi. Yeniden deneyin.' },
  ai_unreachable: { status: 503, message: 'Sunucuya bağlanılamadı' },
  ai_refused: { status: 400, message: 'AI servisi bu konuda yazmayı reddetti. Konuyu değiştirip deneyin.' },
  ai_cut_off: {
    status: 502,
    message: 'Yazı token sınırına takıldı. Sınırı AI ayarlarından yükseltin.',
  },
  ai_malformed: { status: 502, message: 'Server returned invalid JSON response' },
  ai_failed: { status: 502, message: 'Blog yazısı oluşturulamadı' },
  ai_already_writing: {
    status: 409,
    message: 'Yazılmakta olan bir yazınız var. Bitmesini bekleyin.',
  },
  ai_daily_limit: {
    status: 429,
    message: 'Bugünkü {limit} AI yazısı hakkınız doldu. Yarın yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
