/** Read by `errorCodeOf`: it is neither a lost connection nor the server's word, and is not asked again by itself. */
class TookTooLong extends Error {
  readonly data = { code: 'took_too_long' };
}

/** Asks, and breaks the call off after `ms`: asking again is then a call of its own. Throws when it took too long. */
export async function inTime<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  ms: number,
  signal: AbortSignal,
): Promise<Answer> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TookTooLong(`No answer within ${ms} ms.`));
      deadline.abort();
    }, ms);
  });
  try {
    return await Promise.race([ask(AbortSignal.any([signal, deadline.signal])), late]);
  } finally {
    clearTimeout(timer);
  }
}
