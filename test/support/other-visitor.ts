import { type APIRequestContext, expect } from '@playwright/test';
import type { OpenedSession } from './shop-database.js';

/** Somebody else, at a till of their own, sets these seats aside: through the shop, which has to tell everybody. */
export async function holdSeats(
  visitor: APIRequestContext,
  { id, priceKurus }: OpenedSession,
  quantity: number,
): Promise<void> {
  const seats = { kind: 'workshop', id, quantity, isStudent: false, unitPriceKurus: priceKurus };
  const answer = await visitor.post('/trpc/checkout.open', { data: { items: [seats] } });
  expect(answer.status(), await answer.text()).toBe(200);
}
