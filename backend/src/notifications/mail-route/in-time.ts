/** Whoever asks a server waits for its answer. */
const WHOLE_CHECK_MS = 20_000;

/** Throws when a server takes too long for somebody who waits. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('ETIMEDOUT no answer in time')), WHOLE_CHECK_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
