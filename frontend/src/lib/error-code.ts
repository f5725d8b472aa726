/** The body of an answered error; null when the server was never reached or did not speak tRPC. */
export function answerOf(error: unknown): Record<string, unknown> | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  return isRecord(error.data) ? error.data : null;
}

/** What was answered, for those who say nothing about it: the catalogue of texts is heavy, and they need none. */
export function errorCodeOf(error: unknown): unknown {
  const answer = answerOf(error);
  return answer === null ? 'network' : answer['code'];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
