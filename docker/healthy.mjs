/** Ends with 0 when the process of this container answers: for its health check, as the image has no curl. */
const url = process.env.HEALTH_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/health`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
