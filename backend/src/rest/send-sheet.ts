import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { studioTimestamp } from '../../contract/common/dates.js';

/**
 * Streams a table, no faster than the client reads. A client that leaves ends the reading; when the reading
 * fails, the connection breaks, so that half a table is never taken for a whole one.
 */
export async function sendSheet(
  response: Response,
  { fileName, sheet }: { readonly fileName: string; readonly sheet: AsyncGenerator<string> },
): Promise<void> {
  // A failure before the first piece is answered like any other error.
  const first = await sheet.next();
  response
    .status(200)
    .set('Content-Type', 'text/csv; charset=utf-8')
    .set('Content-Disposition', `attachment; filename="${fileName}"`)
    .set('Cache-Control', 'no-store');
  if (response.req.method === 'HEAD') {
    await sheet.return(undefined);
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(from(first, sheet), { objectMode: true, highWaterMark: 1 }), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** siparisler_2026-11-23_00-05-09.csv */
export function stampedName(name: string, now: Date): string {
  return `${name}_${studioTimestamp(now)}.csv`;
}

async function* from(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
