import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { SheetFormat } from '../../../contract/admin/sheet-format.js';
import { studioTimestamp } from '../../../contract/common/dates.js';
import type { Sheet } from '../../platform/lists/sheet.js';

const CONTENT_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Streams a table, no faster than the client reads. A client that leaves ends the reading; when the reading
 * fails, the connection breaks, so that half a table is never taken for a whole one.
 */
export async function sendSheet(
  response: Response,
  { name, sheet: { format, pieces } }: { readonly name: string; readonly sheet: Sheet },
): Promise<void> {
  // A failure before the first piece is answered like any other error.
  const first = await pieces.next();
  response
    .status(200)
    .set('Content-Type', CONTENT_TYPES[format])
    .set('Content-Disposition', `attachment; filename="${name}.${format}"`)
    .set('Cache-Control', 'no-store');
  if (response.req.method === 'HEAD') {
    await pieces.return(undefined);
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(from(first, pieces), { objectMode: true, highWaterMark: 1 }), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** siparisler_2026-11-23_00-05-09 */
export function stampedName(name: string, now: Date): string {
  return `${name}_${studioTimestamp(now)}`;
}

async function* from<Piece>(
  first: IteratorResult<Piece>,
  rest: AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** Whether the client left before everything was sent. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
