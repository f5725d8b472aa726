import type { Request } from 'express';

/** The stored session goes; the request goes on with one that has not begun. */
export function endSession({ session }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    session.regenerate((error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(error instanceof Error ? error : new Error('The session store failed.'));
    });
  });
}
