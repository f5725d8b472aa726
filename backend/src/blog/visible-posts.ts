/**
 * What readers see, as SQL over the entity's or the table's names. What is published is there at once, however the
 * clocks of two machines differ; a scheduled post is there from its very second.
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
