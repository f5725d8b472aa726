import type { ErrorEntry } from '../common/error-entry.js';

export const RETURN_ERRORS = {
  return_not_found: { status: 404, message: 'İade bulunamadı.' },
  return_too_many: {
    status: 409,
    message: 'Bu kadar parça iade edilemiyor; bir bölümü için iade zaten bildirilmiş. Sayfayı yenileyin.',
  },
  return_term_over: {
    status: 409,
    message: 'İade süresi doldu. Parçada bir kusur varsa bize yazın; haklarınız saklıdır.',
  },
  return_not_delivered: {
    status: 409,
    message: 'Bu parçalar henüz size ulaşmadı. Vazgeçtiyseniz bizi arayın, siparişten çıkaralım.',
  },
  return_not_possible: { status: 409, message: 'Seçtiğiniz kalem iade edilemiyor: {why}' },
  damage_term_over: {
    status: 409,
    message:
      'Hasar bildirimi teslimden sonraki 72 saat içinde yapılır; bu süre geçti. Bize yazın, yine de bakalım.',
  },
  damage_without_picture: { status: 400, message: 'Hasarı gösteren en az bir fotoğraf ekleyin.' },
  return_pictures_full: {
    status: 409,
    message: 'Bu sipariş için bugün daha fazla fotoğraf yüklenemiyor. Kalanları e-postayla gönderin.',
  },
  return_picture_missing: {
    status: 404,
    message: 'Eklediğiniz bir fotoğraf artık yok. Fotoğrafları yeniden ekleyin.',
  },
  return_moved_on: {
    status: 409,
    message: 'Bu iadenin durumu bu arada değişti. Güncel hâline bakın; hiçbir şey değiştirilmedi.',
  },
  return_order_cancelled: {
    status: 409,
    message:
      'Bu parçalar iptal edilen siparişle geri alınmış sayılıyor, yenisi gönderilemez. Bildirimi para iadesiyle kapatın.',
  },
  return_not_received: { status: 409, message: 'Para iadesinden önce gelen parçaları teslim alın.' },
  return_amount_changed: {
    status: 409,
    message: 'İade edilecek tutar bu arada değişti; yeni tutar {amount}. Hiçbir şey yapılmadı.',
  },
} as const satisfies Record<string, ErrorEntry>;
