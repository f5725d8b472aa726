import type { ErrorEntry } from '../common/error-entry.js';

export const MEDIA_ERRORS = {
  picture_not_found: { status: 404, message: 'Resim bulunamadı.' },
  invalid_picture_name: { status: 400, message: 'Geçersiz dosya adı.' },
  invalid_picture: { status: 415, message: 'Sadece JPEG, PNG, GIF ve WebP dosyaları kabul edilir.' },
  invalid_upload: { status: 415, message: 'Sadece JPEG, PNG ve WebP resimleri yüklenebilir.' },
  picture_broken: {
    status: 400,
    message: 'Resim dosyası bozuk ya da eksik, açılamadı. Dosyayı yeniden kaydedip bir daha deneyin.',
  },
  one_picture_at_once: { status: 400, message: 'Bir seferde yalnızca bir resim yüklenebilir.' },
  upload_missing: { status: 400, message: 'Yüklenecek resim seçilmedi.' },
  picture_too_large: { status: 413, message: 'Resim çok büyük: en fazla 10 MB ve 40 megapiksel olabilir.' },
} as const satisfies Record<string, ErrorEntry>;
