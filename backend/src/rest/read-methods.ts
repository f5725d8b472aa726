import type { Response } from 'express';
import { AppError } from '../../contract/app-error.js';

/** For the other methods of a script that only reads. */
export function refuseOtherMethods(response: Response): never {
  response.setHeader('Allow', 'GET, HEAD');
  throw new AppError('method_not_allowed');
}
