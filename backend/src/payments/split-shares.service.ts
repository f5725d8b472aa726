import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { leavingShares } from '../../contract/payments/split-shares.js';
import { PaymentShare } from './payment-share.entity.js';

interface SplitLine {
  readonly fromLineId: string;
  readonly toLineId: string;
  /** What the line cost before it was parted, in kuruş. */
  readonly wholeKurus: number;
  /** What the new line costs of it, in kuruş. */
  readonly leavingKurus: number;
}

/** Parts what an order's money pays of a line, together with the line. */
@Injectable()
export class SplitSharesService {
  /** The caller has locked the order and both lines exist. A refund of either goes back by the same charge. */
  async split(manager: EntityManager, { fromLineId, toLineId, ...cost }: SplitLine): Promise<void> {
    const shares = await manager.find(PaymentShare, {
      where: { orderLineId: fromLineId },
      order: { paymentId: 'ASC' },
    });
    const leaving = leavingShares(shares, cost);
    for (const [at, { paymentId, providerTransactionId, paidKurus }] of shares.entries()) {
      const leavingKurus = leaving[at] ?? 0;
      if (leavingKurus === 0) continue;
      await manager.update(
        PaymentShare,
        { paymentId, orderLineId: fromLineId },
        { paidKurus: paidKurus - leavingKurus },
      );
      await manager.insert(PaymentShare, {
        ...{ paymentId, orderLineId: toLineId, providerTransactionId },
        paidKurus: leavingKurus,
      });
    }
  }
}
