import type { Job } from 'bullmq';

/** The job starts anew, with all its tries. */
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

/** When it was put back last, in milliseconds; the queue itself only knows when a job was written. */
export function putBackAt(progress: Job['progress']): number | undefined {
  const { putBackAt: at } = (typeof progress === 'object' ? progress : {}) as { readonly putBackAt?: number };
  return at;
}
