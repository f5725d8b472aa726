import type { Job } from 'bullmq';

/** The job starts anew, with all its attempts. */
const RESET = { resetAttemptsMade: true, resetAttemptsStarted: true };

/** Puts a failed job back into the queue. False when somebody else did so before. */
export async function retryFailedJob(job: Job<unknown>): Promise<boolean> {
  try {
    await job.updateProgress({ putBackAt: Date.now() });
    await job.retry('failed', RESET);
    return true;
  } catch (cause) {
    if (await job.isFailed()) throw cause;
    return false;
  }
}

/**
 * The time of the last retry by an admin, in milliseconds; the queue itself stores only when the job was
 * added.
 */
export function putBackAt(progress: Job['progress']): number | undefined {
  const { putBackAt: at } = (typeof progress === 'object' ? progress : {}) as { readonly putBackAt?: number };
  return at;
}
