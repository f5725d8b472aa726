/** Specification 3, section 4. A scheduled post becomes published at its time. */
export const BLOG_STATUS_LABELS = {
  draft: 'Taslak',
  published: 'Yayınlandı',
  scheduled: 'Programlandı',
} as const;
export type BlogStatus = keyof typeof BLOG_STATUS_LABELS;
