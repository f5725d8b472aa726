import type { ServerResponse } from 'node:http';

/**
 * Calls `onFinish` with the whole body when the answer has been sent, or with null when it exceeds
 * `maxBytes`.
 */
export function captureBody(
  response: ServerResponse,
  maxBytes: number,
  onFinish: (body: Buffer | null) => void,
): void {
  let chunks: Buffer[] | null = [];
  let size = 0;
  const keep = (chunk: unknown, encoding: unknown) => {
    const bytes = asBytes(chunk, encoding);
    if (!bytes || !chunks) return;
    size += bytes.byteLength;
    if (size > maxBytes) chunks = null;
    else chunks.push(bytes);
  };
  const write = response.write.bind(response) as (...all: unknown[]) => boolean;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  response.write = (...all: unknown[]) => {
    keep(all[0], all[1]);
    return write(...all);
  };
  response.end = (...all: unknown[]) => {
    keep(all[0], all[1]);
    return end(...all);
  };
  response.once('finish', () => onFinish(chunks && Buffer.concat(chunks)));
}

function asBytes(chunk: unknown, encoding: unknown): Buffer | null {
  const charset = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
  if (typeof chunk === 'string') return Buffer.from(chunk, charset);
  // Copied, because the writer may reuse the chunk's memory.
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}
