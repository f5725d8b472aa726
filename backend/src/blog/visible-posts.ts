/**
 * The condition of a post's visibility, as SQL over the names of the entity or the table. A published post is
 * visible at once, even if the clocks of two machines differ; a scheduled one from its very second.
 */
export function isVisible({
  status = 'status',
  publishedAt = 'published_at',
  now,
}: {
  readonly status?: string;
  readonly publishedAt?: string;
  readonly now: string;
}): string {
  return `(${status} = 'published' OR (${status} = 'scheduled' AND ${publishedAt} <= ${now}))`;
}
