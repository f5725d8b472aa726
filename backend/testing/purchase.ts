import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HoldView } from '../contract/checkout/checkout.views.js';
import type { RequestedLine } from '../contract/checkout/quote.js';
import type { CardDto } from '../contract/payments/card.dto.js';
import type { UsedCreditDto } from '../contract/payments/credits/credits.dto.js';
import type { EntryKeyDto } from '../contract/waiting-list/waiting-list.dto.js';
import { studentPriceKurus } from '../contract/workshops/session.js';
import { visitBank, type WayBack } from '../sandbox/iyzico/bank-visitor.js';
import { OpenCheckoutService } from '../src/checkout/open-checkout.service.js';
import { type OrderAtTheBank, PlaceOrderService } from '../src/checkout/place-order.service.js';

const GOOD_CARD = '5528790000000008';

export const AYSE = { name: 'Ayşe', surname: 'Demir', email: 'ayse@toprak.example', phone: '+905321234567' };

export function aCard(cardNumber = GOOD_CARD): CardDto {
  return { cardHolderName: 'AYŞE DEMİR', cardNumber, expireMonth: '12', expireYear: '2030', cvc: '123' };
}

const SOMEBODY = '203.0.113.7';

interface Priced {
  readonly id: string;
  readonly priceKurus: number;
}

interface Bought {
  readonly lines: readonly RequestedLine[];
  readonly couponCode?: string;
  readonly cardNumber?: string;
  readonly ipAddress?: string;
  readonly customerId?: string | null;
  readonly replacesHoldId?: string;
  /** Names seats that the waiting list keeps for the buyer. */
  readonly offer?: EntryKeyDto;
  readonly credit?: UsedCreditDto;
}

/** A cart line at the shop's price. */
export function pieces({ id, priceKurus }: Priced, quantity = 1): RequestedLine {
  return { kind: 'product', id, quantity, isStudent: false, unitPriceKurus: priceKurus };
}

export function seats(
  session: Priced & { readonly studentPriceKurus: number | null },
  quantity = 1,
): RequestedLine {
  return { kind: 'workshop', id: session.id, quantity, isStudent: false, unitPriceKurus: session.priceKurus };
}

export function studentSeats(
  { id, priceKurus, studentPriceKurus: own }: Priced & { readonly studentPriceKurus: number | null },
  quantity = 1,
): RequestedLine {
  const unitPriceKurus = studentPriceKurus(priceKurus, own);
  return { kind: 'workshop', id, quantity, isStudent: true, unitPriceKurus };
}

export async function holdCart(app: INestApplicationContext, bought: Bought): Promise<HoldView> {
  const { couponCode = null, ipAddress = SOMEBODY, customerId = null, ...cart } = bought;
  return app.get(OpenCheckoutService).open({ ...cart, couponCode, customerId, ipAddress });
}

/** Holds the cart and places the order, up to the bank's page. */
export async function placeCart(app: INestApplicationContext, bought: Bought): Promise<OrderAtTheBank> {
  return placeHeldCart(app, await holdCart(app, bought), bought);
}

export async function placeHeldCart(
  app: INestApplicationContext,
  hold: Pick<HoldView, 'id' | 'quote'>,
  { cardNumber = GOOD_CARD, ipAddress = SOMEBODY, customerId = null, credit }: Omit<Bought, 'lines'> = {},
): Promise<OrderAtTheBank> {
  const { totalKurus, needsAddress } = hold.quote;
  return app.get(PlaceOrderService).place({
    holdId: hold.id,
    buyer: {
      customer: AYSE,
      address: needsAddress ? 'Bereketli Sok. No: 12, Üsküdar / İstanbul' : null,
      notes: '',
    },
    expectedTotalKurus: totalKurus,
    customerId,
    documentsSha256: null,
    card: totalKurus === (credit?.kurus ?? 0) ? null : aCard(cardNumber),
    ...(credit && { credit }),
    ipAddress,
  });
}

type Purchase = Omit<Bought, 'lines'> & { readonly product: Priced; readonly quantity?: number };

export async function placeOrder(app: INestApplicationContext, purchase: Purchase): Promise<OrderAtTheBank> {
  const { product, quantity = 1, ...bought } = purchase;
  return placeCart(app, { ...bought, lines: [pieces(product, quantity)] });
}

/** Confirms at the bank, up to the form that returns the browser to the shop. */
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

/** All records that an order may have changed, in one row. */
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
