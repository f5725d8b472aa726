/** Short, because an admin waits for the answer. */
const WHOLE_CHECK_MS = 20_000;

/** Rejects when a mail server does not answer in time. */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
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
