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

/** Thrown in place of an answer that is no JSON, whose status would be lost with it. */
export class UnreadableAnswer extends Error {
  constructor(readonly httpStatus: number) {
    super(`An answer with status ${httpStatus} that is no JSON.`);
  }
}

/** Something came back, but nothing of ours. */
export function isUnreadable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof UnreadableAnswer || (isRecord(cause) && cause['name'] === 'SyntaxError');
}

/** With which status it was answered, if that is known. */
export function httpStatusOf(error: unknown): number | null {
  if (error instanceof Error && error.cause instanceof UnreadableAnswer) return error.cause.httpStatus;
  const status = answerOf(error)?.['httpStatus'];
  return typeof status === 'number' ? status : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
