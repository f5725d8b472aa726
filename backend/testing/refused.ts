import { AppError, type ErrorCode } from '../contract/app-error.js';

/** The code with which the shop said no; null when it did not. */
export async function refusedWith(work: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
