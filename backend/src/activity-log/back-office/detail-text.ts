/** Details are whatever was put on record. */
export function textOf(detail: unknown): string | null {
  return typeof detail === 'string' ? detail : null;
}
