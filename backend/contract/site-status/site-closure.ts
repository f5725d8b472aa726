import { AppError } from '../app-error.js';

/** Why visitors see a page that stands for the whole shop. A shop that never opened is not in maintenance. */
export type SiteClosure = 'before_opening' | 'maintenance';

/** The error with which calls of visitors are refused meanwhile. */
export function closureError(closure: SiteClosure): AppError {
  return new AppError(closure === 'before_opening' ? 'not_open_yet' : 'maintenance');
}

export function isClosureError(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not_open_yet' || error.code === 'maintenance');
}
