import { AppError, type ErrorCode, errorText, type FieldErrors, isErrorCode } from '@contract/app-error.js';
import { answerOf, isRecord } from './error-code.js';

export interface DescribedError {
  /** 'network' when nothing came back at all. Screens decide by the code, never by the text. */
  readonly code: ErrorCode | 'network';
  /** Fit for the visitor. */
  readonly message: string;
  readonly fields: FieldErrors;
}

const NETWORK: DescribedError = { code: 'network', message: 'Bağlantı hatası', fields: {} };

/** What a screen says itself where the server has no better words. */
export type OwnWords = Partial<Record<DescribedError['code'], string>>;

/** Turns whatever was thrown into something a screen can show. */
export function describeError(error: unknown, ownWords: OwnWords = {}): DescribedError {
  const described = read(error);
  return { ...described, message: ownWords[described.code] ?? described.message };
}

function read(error: unknown): DescribedError {
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

function fieldsOf(fields: unknown): FieldErrors {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
