import type { AppError, ErrorCode, FieldErrors } from '@contract/app-error.js';
import { COMMON_ERRORS } from '@contract/common/common.errors.js';
import { answerOf, isRecord, isUnreadable } from './error-code.js';

export interface DescribedError {
  /**
   * 'network' when there was no answer at all, 'unreadable' when it was not the shop's, mostly a proxy's own page.
   * Screens decide by the code, never by the text.
   */
  readonly code: ErrorCode | 'network' | 'unreadable';
  /** A text that visitors may read. */
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

/**
 * A screen's own texts for errors that the server does not explain. The text for 'network' is used for 'unreadable'
 * too.
 */
export type FallbackTexts = Partial<Record<DescribedError['code'], string>>;

/** Turns any thrown value into an error that screens can show. */
export function describeError(error: unknown, fallbackTexts: FallbackTexts = {}): DescribedError {
  const described = read(error);
  const own =
    fallbackTexts[described.code] ?? (described.code === 'unreadable' ? fallbackTexts.network : undefined);
  return { ...described, message: own ?? described.message };
}

function read(error: unknown): DescribedError {
  if (isOwnRefusal(error)) return { code: error.code, message: error.message, fields: error.fields };
  const data = answerOf(error);
  if (data === null) return isUnreadable(error) ? UNREADABLE : NETWORK;
  const { code, message } = data;
  if (typeof code !== 'string' || typeof message !== 'string') return UNEXPECTED;
  // No screen handles an unknown code of a newer server.
  return { code: code as ErrorCode, message, fields: fieldsOf(data['fields']) };
}

/**
 * Recognises our error by its name, because importing the class would bring the texts of all errors to every visitor.
 */
function isOwnRefusal(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}

function fieldsOf(fields: unknown): FieldErrors {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
