import { AppError, type ErrorCode } from '../../contract/app-error.js';

/** Other texts for admins, because they cannot request another code or a new password as customers can. */
const WORDS: Partial<Record<ErrorCode, ErrorCode>> = {
  sign_in_locked: 'too_many_tries',
  sign_in_locked_for_now: 'too_many_tries',
  code_wrong: 'admin_code_wrong',
  code_expired: 'admin_code_expired',
};

/** Replaces the texts of errors that customers and admins share by those of the back office. */
export async function withAdminTexts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof AppError ? WORDS[error.code] : undefined;
    throw code && error instanceof AppError ? new AppError(code, error.params) : error;
  }
}
