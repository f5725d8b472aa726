import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type Response } from 'express';
import { eventually } from '../../../testing/poll.js';
import { sendSheet, stampedName } from './send-sheet.js';

const PIECES = 2_000;
const PIECE = 'ş;'.repeat(20_000);

let server: ReturnType<ReturnType<typeof express>['listen']>;
let answer: Response;
let read: number;
let isEnded: boolean;
let breaksAt: number;

/** A long table that records how far it was read. */
async function* table(): AsyncGenerator<string> {
  try {
    for (read = 1; read <= PIECES; read += 1) {
      if (read === breaksAt) throw new Error('The database is gone.');
      yield await Promise.resolve(PIECE);
    }
  } finally {
    isEnded = true;
  }
}

beforeEach(async () => {
  [read, isEnded, breaksAt] = [0, false, Infinity];
  const app = express();
  app.get('/', (_request, response, next) => {
    answer = response;
    sendSheet(response, {
      name: stampedName('siparisler', new Date('2026-11-22T21:05:09Z')),
      sheet: { format: 'csv', pieces: table() },
    }).catch(next);
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function open(): Promise<IncomingMessage> {
  const call = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response;
}

/** The reader takes nothing, and the buffers in between are full. */
const isFull = () => eventually('nothing more fits', () => answer.writableNeedDrain);

async function sizeOf(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const piece of response) bytes += (piece as Buffer).length;
  return bytes;
}

describe('A table that is sent as it is read', () => {
  it('is read no further than a slow reader takes it, and reaches them whole', async () => {
    const response = await open();
    await isFull();
    const pieces = read;
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);

    expect(read).toBe(pieces);
    expect(pieces).toBeLessThan(PIECES / 4);
    expect(await sizeOf(response)).toBe(PIECES * Buffer.byteLength(PIECE));
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="siparisler_2026-11-23_00-05-09.csv"',
    );
  });

  it('is read no more when the reader leaves', async () => {
    const response = await open();
    await isFull();
    response.destroy();

    await eventually('the reading ended', () => isEnded);
    expect(read).toBeLessThan(PIECES);
  });

  it('breaks off when it cannot be read to its end, so that half of it is not taken for all', async () => {
    breaksAt = 5;
    await expect(sizeOf(await open())).rejects.toThrow('aborted');
  });

  it('is refused as everything is when nothing of it can be read', async () => {
    breaksAt = 1;
    expect((await open()).statusCode).toBe(500);
  });
});
