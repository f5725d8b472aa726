import type { LogRecordKind } from '@contract/activity-log/log-record-kind.js';
import { logFieldName } from './log-field-names.js';
import { logFieldValue } from './log-field-value.js';

export interface LogChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Lists the fields that an admin changed, in the studio's words; null for an entry without changes. Ids of other
 * records are left to the technical details, because they tell the studio nothing.
 */
export function changesIn(details: string, kind: LogRecordKind | null): readonly LogChange[] | null {
  const { before, after } = objectIn(details);
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changes = keys
    .filter((key) => !isRecordId(old[key] ?? now[key]))
    .map((key) => ({
      name: logFieldName(kind, key),
      before: logFieldValue(kind, key, old[key]),
      after: logFieldValue(kind, key, now[key]),
    }))
    .filter(({ before, after }) => before !== after);
  return changes.length > 0 ? changes : null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Fields = Readonly<Record<string, unknown>>;

function objectIn(details: string): Fields {
  try {
    return fieldsOf(JSON.parse(details));
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function isRecordId(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value);
}
