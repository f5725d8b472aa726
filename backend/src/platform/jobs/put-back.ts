import type { Job } from 'bullmq';

/** As if it were new: it has all its tries again. */
const ANEW = { resetAttemptsMade: true, resetAttemptsStarted: true };

/** Whether a failed job went back into line: somebody else may have been faster. It waits from now on. */
export async function putBack(job: Job<unknown>): Promise<boolean> {
  try {
    await job.updateProgress({ putBackAt: Date.now() });
    await job.retry('failed', ANEW);
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
