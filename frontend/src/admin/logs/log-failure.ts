import { describeError } from '../../lib/describe-error.js';

/** Texts: specification 3, section 8. */
export const LOGS_NOT_LOADED = 'Loglar yüklenirken hata oluştu';
export const LOGS_MALFORMED = 'Loglar geçersiz formatta geldi';
const NO_CONNECTION = 'Loglar yüklenirken bağlantı hatası';

/** The server's own words, else whether it was the connection, with what the browser says of it. */
export function logFailure(error: unknown): string {
  const { code, message } = describeError(error);
  if (code === 'network') {
    const detail = error instanceof Error && error.message ? `: ${error.message}` : '';
    return `${NO_CONNECTION}${detail}`;
  }
  return code === 'unexpected' ? LOGS_NOT_LOADED : message;
}
