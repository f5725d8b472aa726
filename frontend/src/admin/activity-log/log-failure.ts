import { describeError } from '../../lib/server/describe-error.js';

/** The texts of specification 3, section 8. */
export const LOGS_NOT_LOADED = 'Loglar yüklenirken hata oluştu';
export const LOGS_MALFORMED = 'Loglar geçersiz formatta geldi';
const NO_CONNECTION = 'Loglar yüklenirken bağlantı hatası';

/** Returns the server's text, or whether the connection failed. */
export function logFailure(error: unknown): string {
  const { code, message } = describeError(error);
  if (code === 'network') {
    const detail = error instanceof Error && error.message ? `: ${error.message}` : '';
    return `${NO_CONNECTION}${detail}`;
  }
  return code === 'unexpected' ? LOGS_NOT_LOADED : message;
}
