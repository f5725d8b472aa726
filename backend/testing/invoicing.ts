import type { INestApplicationContext } from '@nestjs/common';
import type { RequestedLine } from '../contract/checkout/quote.js';
import type { DataSource } from 'typeorm';
import { BankReturnService } from '../src/payments/bank-return.service.js';
import { emptyTables } from './empty-tables.js';
import { changeOrderStatus } from './order-transitions.js';
import { confirmAtBank, placeCart } from './purchase.js';

/** A paid order of these lines. */
export async function aPaidOrder(
  app: INestApplicationContext,
  lines: readonly RequestedLine[],
): Promise<string> {
  const placed = await placeCart(app, { lines });
  await app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  return placed.orderId;
}

/** An order that was paid and handed to the carrier, which is the moment of its document. */
export async function aShippedOrder(
  app: INestApplicationContext,
  lines: readonly RequestedLine[],
): Promise<string> {
  const orderId = await aPaidOrder(app, lines);
  await changeOrderStatus(app, { orderId, status: 'shipped' });
  return orderId;
}

/** Leaves neither orders nor documents, whose numbers begin anew. */
export async function emptyInvoicing(dataSource: DataSource): Promise<void> {
  const orders = ['product', 'hold', 'order', 'mail_message'];
  await emptyTables(dataSource, ...orders, 'document_check', 'document_series');
}
