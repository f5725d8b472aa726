/** Specification 3, section 9. */
export const MEDIA_CATEGORIES = [
  'hero',
  'about',
  'gallery',
  'products',
  'workshops',
  'workshops_faq',
  'workshops_programs',
  'workshops_classes',
  'contact',
  'general',
] as const;
export type MediaCategory = (typeof MEDIA_CATEGORIES)[number];
export const DEFAULT_MEDIA_CATEGORY: MediaCategory = 'general';
