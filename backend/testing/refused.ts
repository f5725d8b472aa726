import { AppError, type ErrorCode } from '../contract/app-error.js';

/** The code of the AppError; null when the work succeeded. */
export async function refusedWith(work: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
