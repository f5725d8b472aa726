import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderCorrectionView } from '../../../contract/orders/corrections/corrections.views.js';
import { OrderCorrection } from './order-correction.entity.js';

/** Reads what was corrected about the lines of an order. */
@Injectable()
export class OrderCorrectionsService {
  /** The oldest first. */
  async ofOrder(manager: EntityManager, orderId: string): Promise<OrderCorrectionView[]> {
    const corrections = await manager.find(OrderCorrection, { where: { orderId }, order: { madeAt: 'ASC' } });
    return corrections.map(
      ({ id, kind, madeAt, lines, totalBeforeKurus, totalAfterKurus, givenBackKurus }) => ({
        ...{ id, kind, lines, totalBeforeKurus, totalAfterKurus, givenBackKurus },
        madeAt: madeAt.toISOString(),
      }),
    );
  }
}
