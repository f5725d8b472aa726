/**
 * tRPC asks a stream for its next value while it still sends the last one, and waits for the answer only afterwards.
 * An error that comes in between is caught by nobody, which ends the process. Whoever waits later gets it all the same.
 */
export function catchStrayErrors<Value, Result>(
  stream: AsyncGenerator<Value, Result>,
): AsyncGenerator<Value, Result> {
  const next = stream.next.bind(stream);
  stream.next = () => {
    const answer = next();
    answer.catch(() => undefined);
    return answer;
  };
  return stream;
}
