import { setTimeout } from 'node:timers/promises';

/** Whether the work ended in time; otherwise it continues. */
export async function settlesWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const patience = new AbortController();
  const late = setTimeout(milliseconds, false, { signal: patience.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    patience.abort();
  }
}
