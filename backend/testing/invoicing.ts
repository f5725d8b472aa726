import type { INestApplicationContext } from '@nestjs/common';
import type { RequestedLine } from '../contract/checkout/quote.js';
import { BankReturnService } from '../src/payments/bank-return.service.js';
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
