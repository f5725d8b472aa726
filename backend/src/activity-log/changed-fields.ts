import { isDeepStrictEqual } from 'node:util';

/** The fields of a record to log, as JSON values. */
export type RecordFields = Readonly<Record<string, unknown>>;

/** The fields that differ, with both values; all fields for a new or deleted record. */
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
