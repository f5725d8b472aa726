/** The sections of the site's texts, with their documented names, in the order of the back office. */
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
