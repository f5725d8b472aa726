import type { Request } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { Visit } from '../../platform/sessions/visit.js';

/** The id of the customer signed in to this session. Throws sign_in_required. */
export function signedInCustomer(request: Request): string {
  const { customerId } = new Visit(request);
  if (customerId === null) throw new AppError('sign_in_required');
  return customerId;
}
