import { describeError } from '../../lib/describe-error.js';

/** Texts of specification 1, section 8, 'Reset': the server's own, or what the screen says when none came. */
export function resetProblem(error: unknown, whenUnexpected: string): string {
  const { code, message } = describeError(error);
  if (code === 'network') return 'Bağlantı hatası. Lütfen tekrar deneyin.';
  return code === 'unexpected' ? whenUnexpected : message;
}
