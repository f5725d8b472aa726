/** The ten topics of the blog (specification 3, section 9). */
export const BLOG_CATEGORIES = [
  'Seramik Teknikleri',
  'Atölye Rehberi',
  'Çömlekçilik',
  'Sır Teknikleri',
  'Fırınlama',
  'Seramik Sanatı',
  'Başlangıç Rehberi',
  'İleri Teknikler',
  'Çocuk Eğitimi',
  'Bakım ve Temizlik',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];
