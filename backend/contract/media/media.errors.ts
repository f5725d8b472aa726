import type { ErrorEntry } from '../common/error-entry.js';
import { MEDIA_MISSING, MEDIA_TOO_LARGE, MEDIA_TYPE_REFUSED } from './media-upload.js';

export const MEDIA_ERRORS = {
  picture_not_found: { status: 404, message: 'Resim bulunamadı.' },
  invalid_picture_name: { status: 400, message: 'Geçersiz dosya adı.' },
  invalid_picture: { status: 415, message: MEDIA_TYPE_REFUSED },
  invalid_upload: { status: 415, message: 'Sadece JPEG, PNG ve WebP resimleri yüklenebilir.' },
  picture_broken: {
    status: 400,
    message: 'Resim dosyası bozuk ya da eksik, açılamadı. Dosyayı yeniden kaydedip bir daha deneyin.',
  },
  one_picture_at_once: { status: 400, message: 'Bir seferde yalnızca bir resim yüklenebilir.' },
  upload_missing: { status: 400, message: 'Yüklenecek resim seçilmedi.' },
  picture_too_large: { status: 413, message: 'Resim çok büyük: en fazla 10 MB ve 40 megapiksel olabilir.' },
  media_missing: { status: 400, message: MEDIA_MISSING },
  media_too_large: { status: 413, message: MEDIA_TOO_LARGE },
  media_too_wide: {
    status: 413,
    message: 'Görselin ölçüleri çok büyük: en fazla 40 megapiksel olabilir. Küçültüp yeniden deneyin.',
  },
  media_store_away: {
    status: 503,
    message: 'Görsellerin saklandığı yere şu anda ulaşılamıyor. Birkaç dakika sonra yeniden deneyin.',
  },
  pictures_busy: {
    status: 503,
    message: 'Görseller şu anda işlenemiyor. Birkaç saniye sonra yeniden deneyin.',
  },
  media_store_full: {
    status: 503,
    message:
      'Görselleri sakladığımız yer doldu, bu görsel yüklenemedi. Site yöneticinize haber verin; yer açılınca yeniden deneyin.',
  },
  media_not_found: { status: 404, message: 'Görsel bulunamadı.' },
  media_folder_name_taken: { status: 409, message: 'Bu adda bir klasör var.' },
  media_in_use: {
    status: 409,
    message: 'Bu görsel kullanılıyor, silinemez. Önce şuralardan kaldırın: {places}',
  },
} as const satisfies Record<string, ErrorEntry>;
