import { redactValues } from '../platform/logging/redact-values.js';

/**
 * The fields that name the place of an error. Other logged fields are left out, because they may contain
 * personal data.
 */
const PLACES = ['procedure', 'job', 'task', 'path', 'template'] as const;
/** Ids of our own records. */
const IDS = ['requestId', 'jobId', 'attemptId', 'orderId', 'holdId', 'mailId', 'smsId', 'refundId'] as const;

type Facts = Readonly<Record<string, unknown>>;

export function placeFacts(fields: object): Facts & { readonly place: string | undefined } {
  const place = PLACES.map((name) => Reflect.get(fields, name) as unknown).find(Boolean);
  const ids = IDS.flatMap((name) => {
    const id: unknown = Reflect.get(fields, name);
    return typeof id === 'string' ? [[name, id] as const] : [];
  });
  return { place: typeof place === 'string' ? place : undefined, ...Object.fromEntries(ids) };
}

/** The error's name, code and redacted message, without personal data. */
export function causeFacts(fields: object): {
  readonly error?: string;
  readonly code?: string;
  readonly reason?: string;
} {
  const cause: unknown = Reflect.get(fields, 'cause');
  if (!(cause instanceof Error)) return {};
  const code = 'code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {};
  return { error: cause.name, ...code, reason: redactValues(cause.message) };
}
