import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan } from 'typeorm';
import { lineKey } from '../../../contract/orders/line-kind.js';
import { Clock } from '../../platform/clock.js';
import { itemOf } from '../inventory/inventory-item.js';
import { HoldLine } from './hold-line.entity.js';
import { Hold } from './hold.entity.js';

/** Identifies a hold and the visitor who asks for it. */
export interface RequestedHold {
  readonly holdId: string;
  /** Null for a guest. */
  readonly customerId: string | null;
}

/** Finds holds and their lines. */
@Injectable()
export class HoldQueriesService {
  constructor(private readonly clock: Clock) {}

  async isOwn(manager: EntityManager, requested: RequestedHold): Promise<boolean> {
    return manager.existsBy(Hold, ownerCriteria(requested));
  }

  async linesOf(manager: EntityManager, holdId: string): Promise<HoldLine[]> {
    return manager.find(HoldLine, { where: { holdId }, order: { position: 'ASC' } });
  }

  /** The quantities that the hold reserves for its owner, by `lineKey`; empty for unknown and ended holds. */
  async itemsHeldBy(
    manager: EntityManager,
    holdId: string,
  ): Promise<{ quantities: Map<string, number>; couponId: string | null }> {
    const hold = await manager.findOneBy(Hold, { id: holdId, status: 'active' });
    const quantities = new Map<string, number>();
    for (const line of hold ? await this.linesOf(manager, holdId) : []) {
      const item = itemOf(line);
      if (!item) continue;
      quantities.set(lineKey(item), (quantities.get(lineKey(item)) ?? 0) + line.reservedQuantity);
    }
    return { quantities, couponId: hold?.reservesCoupon === true ? hold.couponId : null };
  }

  /** The order that was placed with this hold, while it is active. */
  async findPlacedOrder(manager: EntityManager, holdId: string): Promise<string | null> {
    const hold = await manager.findOne(Hold, {
      select: { id: true, orderId: true },
      where: { id: holdId, status: 'active' },
    });
    return hold?.orderId ?? null;
  }

  /** The open holds of a network that have no placed order. */
  async findUnplaced(manager: EntityManager, network: string): Promise<string[]> {
    const where = { network, status: 'active', orderId: IsNull() } as const;
    const holds = await manager.find(Hold, { select: { id: true }, where, order: { createdAt: 'ASC' } });
    return holds.map(({ id }) => id);
  }

  /** Expired holds without an order. */
  async findAbandoned(manager: EntityManager, limit: number): Promise<string[]> {
    const holds = await manager.find(Hold, {
      select: { id: true },
      where: { status: 'active', orderId: IsNull(), expiresAt: LessThan(this.clock.now()) },
      order: { expiresAt: 'ASC' },
      take: limit,
    });
    return holds.map(({ id }) => id);
  }
}

/**
 * A guest's hold belongs to everybody who knows its id, also after signing in; a customer's hold only to that
 * customer.
 */
export function ownerCriteria({ holdId: id, customerId }: RequestedHold): FindOptionsWhere<Hold>[] {
  const ofGuests = { id, customerId: IsNull() };
  return customerId === null ? [ofGuests] : [ofGuests, { id, customerId }];
}
