/** The body of an answered error; null when the server was never reached or did not speak tRPC. */
export function answerOf(error: unknown): Record<string, unknown> | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  return isRecord(error.data) ? error.data : null;
}

/** Returns the error code alone, for callers that need no text: the catalogue of texts is heavy. */
export function errorCodeOf(error: unknown): unknown {
  const answer = answerOf(error);
  return answer === null ? 'network' : answer['code'];
}

/** Thrown for an answer that is not JSON, to keep its status. */
export class UnreadableAnswer extends Error {
  constructor(readonly httpStatus: number) {
    super(`An answer with status ${httpStatus} that is no JSON.`);
  }
}

/** True when there was an answer, but not from the shop. */
export function isUnreadable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof UnreadableAnswer || (isRecord(cause) && cause['name'] === 'SyntaxError');
}

/** Returns the HTTP status of the answer, if it is known. */
export function httpStatusOf(error: unknown): number | null {
  if (error instanceof Error && error.cause instanceof UnreadableAnswer) return error.cause.httpStatus;
  const status = answerOf(error)?.['httpStatus'];
  return typeof status === 'number' ? status : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
