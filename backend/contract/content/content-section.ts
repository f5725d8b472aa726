/** Of the site's texts, as the documented interface names them, in the order of the back office. */
export const CONTENT_SECTIONS = [
  'hero',
  'about',
  'workshops',
  'blog',
  'footer',
  'contact',
  'legal',
  'bulk_order',
] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];
