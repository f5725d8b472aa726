import type { EntityManager } from 'typeorm';
import { ShopOpening } from './shop-opening.entity.js';

/** Opens the shop to visitors; false when it was open already. */
export async function writeOpening(manager: EntityManager): Promise<boolean> {
  const result = await manager
    .createQueryBuilder()
    .insert()
    .into(ShopOpening)
    .values({})
    .orIgnore()
    .execute();
  return (result.raw as unknown[]).length > 0;
}

/** When the shop was opened for the first time; null before. */
export async function readOpening(manager: EntityManager): Promise<Date | null> {
  const [opening] = await manager.find(ShopOpening);
  return opening?.openedAt ?? null;
}
