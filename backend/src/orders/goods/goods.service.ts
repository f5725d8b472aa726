import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type HoldResult, StockService, type TakeResult } from '../../catalog/stock.service.js';
import { SeatsService } from '../../workshops/seats.service.js';
import type { Goods } from './goods.js';

/** Stock and seats behind one face: what is held, sold and returned is the same for both. */
@Injectable()
export class GoodsService {
  constructor(
    @Inject(StockService) private readonly stock: StockService,
    @Inject(SeatsService) private readonly seats: SeatsService,
  ) {}

  /** Null when there are not enough, or the thing is not for sale. */
  async hold(manager: EntityManager, { kind, id, quantity }: Goods): Promise<HoldResult> {
    if (kind === 'product') return this.stock.hold(manager, id, quantity);
    return (await this.seats.hold(manager, id, quantity)) ? 'held' : null;
  }

  /** Keeps others from these things until the transaction ends; always in the same order. */
  async lock(manager: EntityManager, goods: readonly Pick<Goods, 'kind' | 'id'>[]): Promise<void> {
    const idsOf = (kind: Goods['kind']) => goods.filter((each) => each.kind === kind).map(({ id }) => id);
    await this.stock.lock(manager, idsOf('product'));
    await this.seats.lock(manager, idsOf('workshop'));
  }

  async releaseHeld(manager: EntityManager, { kind, id, quantity }: Goods): Promise<void> {
    if (kind === 'product') await this.stock.releaseHeld(manager, id, quantity);
    else await this.seats.releaseHeld(manager, id, quantity);
  }

  /** What was held is sold; null when it is not held, or not there, any more. */
  async takeHeld(manager: EntityManager, { kind, id, quantity }: Goods): Promise<TakeResult> {
    if (kind === 'product') return this.stock.takeHeld(manager, id, quantity);
    return (await this.seats.takeHeld(manager, id, quantity)) ? 'counted' : null;
  }

  /** Sells without a hold; null when there are not enough. */
  async takeNow(manager: EntityManager, { kind, id, quantity }: Goods): Promise<TakeResult> {
    if (kind === 'product') return this.stock.takeNow(manager, id, quantity);
    return (await this.seats.takeNow(manager, id, quantity)) ? 'counted' : null;
  }

  /** What was sold is there again. */
  async giveBack(manager: EntityManager, { kind, id, quantity }: Goods): Promise<void> {
    if (kind === 'product') await this.stock.giveBack(manager, id, quantity);
    else await this.seats.giveBack(manager, id, quantity);
  }
}
