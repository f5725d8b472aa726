import { AppError, type ErrorCode, errorText, type FieldErrors, isErrorCode } from '@contract/app-error.js';

export interface DescribedError {
  /** 'network' when nothing came back at all. Screens decide by the code, never by the text. */
  readonly code: ErrorCode | 'network';
  /** Fit for the visitor. */
  readonly message: string;
  readonly fields: FieldErrors;
}

const NETWORK: DescribedError = { code: 'network', message: 'Bağlantı hatası', fields: {} };

/** Turns whatever was thrown into something a screen can show. */
export function describeError(error: unknown): DescribedError {
  if (error instanceof AppError) return { code: error.code, message: error.message, fields: error.fields };
  const data = answerOf(error);
  if (data === null) return NETWORK;
  const code = isErrorCode(data['code']) ? data['code'] : 'unexpected';
  return {
    code,
    message: typeof data['message'] === 'string' ? data['message'] : errorText(code),
    fields: fieldsOf(data['fields']),
  };
}

/** The body of an answered error; null when the server was never reached or did not speak tRPC. */
function answerOf(error: unknown): Record<string, unknown> | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  return isRecord(error.data) ? error.data : null;
}

function fieldsOf(fields: unknown): FieldErrors {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
