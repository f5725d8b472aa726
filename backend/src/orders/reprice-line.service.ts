import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderLine } from './order-line.entity.js';

/** What a line of seats costs on another day, in kuruş. */
interface LinePrices {
  /** Of one seat of its kind. */
  readonly unitKurus: number;
  readonly regularKurus: number;
  /** What students without a proof pay up to the regular price. */
  readonly studentDifferenceKurus: number;
  /** All seats together after the coupon. */
  readonly costKurus: number;
}

/** Gives a line of seats the prices of another day. */
@Injectable()
export class RepriceLineService {
  /** The caller has locked the order, and writes its sums. */
  async reprice(manager: EntityManager, lineId: string, prices: LinePrices): Promise<void> {
    const { unitKurus, regularKurus, studentDifferenceKurus, costKurus } = prices;
    const { quantity } = await manager.findOneByOrFail(OrderLine, { id: lineId });
    const totalKurus = unitKurus * quantity + studentDifferenceKurus;
    await manager.update(
      OrderLine,
      { id: lineId },
      {
        ...{ unitPriceKurus: unitKurus, regularPriceKurus: regularKurus, studentDifferenceKurus, totalKurus },
        discountKurus: totalKurus - costKurus,
      },
    );
  }
}
