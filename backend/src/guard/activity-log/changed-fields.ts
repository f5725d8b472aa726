import { isDeepStrictEqual } from 'node:util';

/** The fields of a record that are worth remembering, in a form that JSON can hold. */
export type RecordFields = Readonly<Record<string, unknown>>;

/** What differs, seen from both sides; all of it for what is new or gone. */
export function changedFields(
  before: RecordFields | null,
  after: RecordFields | null,
): { readonly before: RecordFields; readonly after: RecordFields } {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...keys].filter((key) => !isDeepStrictEqual(before?.[key], after?.[key]));
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick(fields: RecordFields | null, keys: readonly string[]): RecordFields {
  if (fields === null) return {};
  return Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, fields[key]]));
}
