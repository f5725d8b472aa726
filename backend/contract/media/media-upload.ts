/** Specification 3, section 5, 'Media upload'. */
export const MAX_MEDIA_BYTES = 5 * 1024 * 1024;
export const MEDIA_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
export const MEDIA_TYPE_REFUSED = 'Sadece JPEG, PNG, GIF ve WebP dosyaları kabul edilir.';
export const MEDIA_TOO_LARGE = 'Maksimum dosya boyutu 5MB olmalıdır.';
export const MEDIA_MISSING = 'Lütfen bir dosya seçin';
