import type { APIRequestContext } from '@playwright/test';
import { visitBank } from '../../backend/sandbox/iyzico/bank-visitor.js';
import { GOOD_CARD } from './buyer.js';
import { query } from './shop-database.js';

interface Purchase {
  readonly email: string;
  /** The names of the products, of each of which one is bought. */
  readonly pieces?: readonly string[];
  readonly seats?: { readonly sessionId: string; readonly quantity: number };
}

interface PaidOrder {
  readonly id: string;
  /** The address of the order's page, to which the bank sends the buyer. */
  readonly address: string;
}

/** Buys by the documented calls and the bank's forms, without screens; other journeys use the checkout's screens. */
export async function buy(visitor: APIRequestContext, purchase: Purchase): Promise<PaidOrder> {
  const answer = await visitor.post('/api/payment_card_form_direct.php?action=payment', {
    data: await paymentFor(purchase),
  });
  if (!answer.ok()) throw new Error(`The shop answered ${answer.status()}: ${await answer.text()}`);
  const order = (await answer.json()) as { order_id: string; threeds_html_content: string };
  const wayBack = await visitBank(order.threeds_html_content);
  if (!wayBack) throw new Error('The bank did not send the buyer back.');
  const { callbackUrl, fields } = wayBack;
  const back = await visitor.post(callbackUrl, { form: fields, maxRedirects: 0 });
  return { id: order.order_id, address: back.headers()['location'] ?? '' };
}

async function paymentFor({ email, pieces = [], seats }: Purchase): Promise<object> {
  const products = await query<{ id: string; price: number }>(
    'SELECT id, price_kurus AS price FROM product WHERE name = ANY($1)',
    [pieces],
  );
  const sessions = await query<{ id: string; price: number }>(
    'SELECT id, price_kurus AS price FROM workshop_session WHERE id = $1',
    [seats?.sessionId ?? null],
  );
  const lines = [
    ...products.map(({ id, price }) => ({ item: { product_id: id, quantity: 1 }, price })),
    ...sessions.map(({ id, price }) => {
      const quantity = seats?.quantity ?? 0;
      return { item: { type: 'workshop', workshop_id: id, quantity }, price: price * quantity };
    }),
  ];
  return {
    order_data: {
      items: lines.map(({ item }) => item),
      customer_info: { name: 'Ayşe', surname: 'Demir', email, phone: '0532 123 45 67' },
      shipping_address: 'Bereketli Sok. No: 12, Kuzguncuk, Üsküdar / İstanbul',
    },
    total_amount: lines.reduce((sum, { price }) => sum + price, 0) / 100,
    card_data: {
      card_holder_name: 'Ayşe Demir',
      card_number: GOOD_CARD,
      expire_month: '12',
      expire_year: '2030',
      cvc: '123',
      installment: '1',
    },
    enable_3ds: true,
  };
}
