/** `errorCodeOf` reads its code: a timeout is neither a lost connection nor a server error, and is not retried. */
class TimeoutError extends Error {
  readonly data = { code: 'took_too_long' };
}

/** Calls `ask` and aborts it after `ms`, so that a retry is a new call. Throws TimeoutError. */
export async function withTimeout<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  ms: number,
  signal: AbortSignal,
): Promise<Answer> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`No answer within ${ms} ms.`));
      deadline.abort();
    }, ms);
  });
  try {
    return await Promise.race([ask(AbortSignal.any([signal, deadline.signal])), late]);
  } finally {
    clearTimeout(timer);
  }
}
