import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { MEDIA_CATEGORIES, type MediaCategory } from '@contract/media/media-category.js';

const CATEGORY_NAMES: Record<MediaCategory, string> = {
  hero: 'Ana sayfa üst alan',
  about: 'Hakkımızda',
  gallery: 'Galeri',
  products: 'Ürünler',
  workshops: 'Workshoplar',
  workshops_faq: 'Workshop soruları',
  workshops_programs: 'Workshop programları',
  workshops_classes: 'Workshop dersleri',
  contact: 'İletişim',
  general: 'Genel',
};

/** Returns an unknown category, which somebody wrote into the table by hand, as it is. */
export function mediaCategoryName(category: string): string {
  const known = MEDIA_CATEGORIES.find((each) => each === category);
  return known === undefined ? category : CATEGORY_NAMES[known];
}

export const MEDIA_CATEGORY_OPTIONS = MEDIA_CATEGORIES.map((value) => ({
  value,
  label: CATEGORY_NAMES[value],
}));

/** Returns the name of an item: its title, else its file name. */
export function mediaName({ title, originalName, picture }: AdminMediaItem): string {
  return title || originalName || picture.fileName;
}

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** '84 KB', '1,2 MB' */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${number.format(bytes / MEGABYTE)} MB`;
  return `${number.format(Math.max(1, Math.round(bytes / KILOBYTE)))} KB`;
}
