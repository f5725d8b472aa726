import { AppError } from '../../contract/app-error.js';

/** Two coupons that can be used cannot share a code; said at the field, too. */
export function codeTaken(): AppError {
  const { code, message } = new AppError('coupon_code_taken');
  return new AppError(code, {}, { code: message });
}
