import type { AppError, ErrorCode, FieldErrors } from '@contract/app-error.js';
import { COMMON_ERRORS } from '@contract/common/common.errors.js';
import { answerOf, isRecord, isUnreadable } from './error-code.js';

export interface DescribedError {
  /**
   * 'network' when nothing came back at all, 'unreadable' when it was nothing of ours: mostly a proxy's own page. Screens
   * decide by the code, never by the text.
   */
  readonly code: ErrorCode | 'network' | 'unreadable';
  /** Fit for the visitor. */
  readonly message: string;
  readonly fields: FieldErrors;
}

const NETWORK: DescribedError = { code: 'network', message: 'Bağlantı hatası', fields: {} };

/** Specification 2 and 3, section 8. */
export const UNREADABLE_ANSWER = 'Sunucudan geçersiz yanıt alındı...';
const UNREADABLE: DescribedError = { code: 'unreadable', message: UNREADABLE_ANSWER, fields: {} };

const UNEXPECTED: DescribedError = {
  code: 'unexpected',
  message: COMMON_ERRORS.unexpected.message,
  fields: {},
};

/** What a screen says itself where the server has no better words; 'network' speaks for 'unreadable' too. */
export type OwnWords = Partial<Record<DescribedError['code'], string>>;

/** Turns whatever was thrown into something a screen can show. */
export function describeError(error: unknown, ownWords: OwnWords = {}): DescribedError {
  const described = read(error);
  const own = ownWords[described.code] ?? (described.code === 'unreadable' ? ownWords.network : undefined);
  return { ...described, message: own ?? described.message };
}

function read(error: unknown): DescribedError {
  if (isOwnRefusal(error)) return { code: error.code, message: error.message, fields: error.fields };
  const data = answerOf(error);
  if (data === null) return isUnreadable(error) ? UNREADABLE : NETWORK;
  const { code, message } = data;
  if (typeof code !== 'string' || typeof message !== 'string') return UNEXPECTED;
  // A code of a newer server is one that no screen asks for.
  return { code: code as ErrorCode, message, fields: fieldsOf(data['fields']) };
}

/** By its name: the class brings the texts of all errors, which every visitor would have to fetch. */
function isOwnRefusal(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}

function fieldsOf(fields: unknown): FieldErrors {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
