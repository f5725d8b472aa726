import { type APIRequestContext, expect } from '@playwright/test';
import type { OpenedSession } from './shop-database.js';

/** Holds these seats for another visitor, through the shop, which announces the change. */
export async function holdSeats(
  visitor: APIRequestContext,
  { id, priceKurus }: OpenedSession,
  quantity: number,
): Promise<void> {
  const seats = { kind: 'workshop', id, quantity, isStudent: false, unitPriceKurus: priceKurus };
  const answer = await visitor.post('/trpc/checkout.open', { data: { items: [seats] } });
  expect(answer.status(), await answer.text()).toBe(200);
}
