import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CardDto } from '../contract/payments/card.dto.js';
import { visitBank, type WayBack } from '../sandbox/iyzico/bank-visitor.js';
import type { Product } from '../src/catalog/product.entity.js';
import { OpenCheckoutService } from '../src/checkout/open-checkout.service.js';
import { type OrderAtTheBank, PlaceOrderService } from '../src/checkout/place-order.service.js';

const GOOD_CARD = '5528790000000008';

export const AYSE = { name: 'Ayşe', surname: 'Demir', email: 'ayse@toprak.example', phone: '+905321234567' };

export function aCard(cardNumber = GOOD_CARD): CardDto {
  return { cardHolderName: 'AYŞE DEMİR', cardNumber, expireMonth: '12', expireYear: '2030', cvc: '123' };
}

const SOMEBODY = '203.0.113.7';

interface Purchase {
  readonly product: Pick<Product, 'id' | 'priceKurus'>;
  readonly quantity?: number;
  readonly cardNumber?: string;
  readonly visitorAddress?: string;
}

/** A visitor who holds the cart and places the order: what is left is the bank's page. */
export async function placeOrder(app: INestApplicationContext, purchase: Purchase): Promise<OrderAtTheBank> {
  const { product, quantity = 1, visitorAddress = SOMEBODY } = purchase;
  const hold = await app.get(OpenCheckoutService).open({
    lines: [
      { kind: 'product', id: product.id, quantity, isStudent: false, unitPriceKurus: product.priceKurus },
    ],
    couponCode: null,
    customerId: null,
    visitorAddress,
  });
  return placeHeldOrder(app, { ...purchase, holdId: hold.id });
}

export async function placeHeldOrder(
  app: INestApplicationContext,
  purchase: Purchase & { readonly holdId: string },
): Promise<OrderAtTheBank> {
  const { holdId, product, quantity = 1, cardNumber = GOOD_CARD, visitorAddress = SOMEBODY } = purchase;
  return app.get(PlaceOrderService).place({
    holdId,
    buyer: { customer: AYSE, address: 'Bereketli Sok. No: 12, Üsküdar / İstanbul', notes: '' },
    expectedTotalKurus: product.priceKurus * quantity,
    documentsSha256: null,
    card: aCard(cardNumber),
    visitorAddress,
  });
}

/** The buyer at the bank, up to the form that brings the browser back to the shop. */
export async function confirmAtBank(order: OrderAtTheBank): Promise<WayBack> {
  const wayBack = await visitBank(order.bankPage ?? '');
  if (!wayBack) throw new Error('The bank did not send the buyer back.');
  return wayBack;
}

export interface ShopState {
  readonly status: string;
  readonly paymentStatus: string;
  readonly attempt: string;
  readonly stock: number;
  readonly held: number;
  readonly sales: number;
  readonly mails: number;
}

/** Everything an order may have moved, in one row. */
export async function stateOf(dataSource: DataSource, orderId: string): Promise<ShopState> {
  const [state] = await dataSource.query<ShopState[]>(
    `SELECT o.status, o.payment_status AS "paymentStatus", a.status AS attempt,
            p.stock_quantity AS stock, p.held_quantity AS held,
            (SELECT count(*)::int FROM stock_movement m WHERE m.order_line_id = l.id) AS sales,
            (SELECT count(*)::int FROM mail_message m WHERE m.dedupe_key LIKE '%' || o.id || '%') AS mails
     FROM "order" o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
     JOIN payment_attempt a ON a.order_id = o.id WHERE o.id = $1`,
    [orderId],
  );
  if (!state) throw new Error(`No order ${orderId}`);
  return state;
}
