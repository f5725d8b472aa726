import { AppError } from '../../contract/app-error.js';

/** Two active coupons cannot share a code. The message is also given for the field. */
export function codeTaken(): AppError {
  const { code, message } = new AppError('coupon_code_taken');
  return new AppError(code, {}, { code: message });
}
