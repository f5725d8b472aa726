import type { Response } from 'express';
import { AppError } from '../../contract/app-error.js';

/** For the methods a script does not know; most scripts only read. */
export function refuseOtherMethods(response: Response, allowed = 'GET, HEAD'): never {
  response.setHeader('Allow', allowed);
  throw new AppError('method_not_allowed');
}
