/** Turns a detail of a log entry, which may be of any type, into text. */
export function describeDetail(detail: unknown): string | null {
  return typeof detail === 'string' ? detail : null;
}
