/** Ends with 0 when the process of this container is well: for its health check, as the image has no curl. */
const [path = '/health/ready'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.OPS_PORT}${path}`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
