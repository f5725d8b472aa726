import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { RequestedLine } from '../contract/checkout/quote.js';
import type { AskReturnDto } from '../contract/returns/returns.dto.js';
import { OrderLinksService } from '../src/orders/order-links.service.js';
import { aPaidOrder } from './invoicing.js';
import { changeOrderStatus } from './order-transitions.js';

/** An order that was paid, sent and has arrived. */
export async function aDeliveredOrder(
  app: INestApplicationContext,
  lines: readonly RequestedLine[],
): Promise<string> {
  const orderId = await aPaidOrder(app, lines);
  for (const status of ['shipped', 'delivered'] as const) await changeOrderStatus(app, { orderId, status });
  return orderId;
}

/** The order had arrived so many hours before. */
export async function arrivedBefore(
  app: INestApplicationContext,
  orderId: string,
  hours: number,
): Promise<void> {
  await app
    .get(DataSource)
    .query(`UPDATE parcel SET arrived_at = now() - make_interval(hours => $2) WHERE order_id = $1`, [
      orderId,
      hours,
    ]);
}

export async function keyOf(app: INestApplicationContext, orderId: string) {
  const path = await app.get(OrderLinksService).pathOf(orderId);
  return { orderId, accessKey: new URL(path, 'https://toprak.test').searchParams.get('anahtar') ?? '' };
}

/** The lines of pieces of an order, in its order. */
export async function pieceLines(app: INestApplicationContext, orderId: string): Promise<string[]> {
  const lines = await app
    .get(DataSource)
    .query<{ id: string }[]>(
      `SELECT id FROM order_line WHERE order_id = $1 AND kind = 'product' ORDER BY position`,
      [orderId],
    );
  return lines.map(({ id }) => id);
}

type AskedReturn = { readonly [Field in keyof AskReturnDto]: AskReturnDto[Field] };

/** A guest's request about some pieces, under a key of its own. */
export async function aReturnRequest(
  app: INestApplicationContext,
  orderId: string,
  asked: Partial<AskedReturn> & Pick<AskedReturn, 'lines'>,
): Promise<AskedReturn> {
  return {
    ...(await keyOf(app, orderId)),
    ...{ requestKey: randomUUID(), kind: 'withdrawal', reason: 'size', note: '', pictureIds: [] },
    ...asked,
  };
}

/** A small photo in base64. */
export async function aPhoto(): Promise<string> {
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5651d' } });
  return (await photo.jpeg().toBuffer()).toString('base64');
}
