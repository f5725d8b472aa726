import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey } from '../../../contract/orders/line-kind.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import type { VisitorOrigin } from '../../platform/http/visitor-network.js';
import type { InventoryItem } from '../inventory/inventory-item.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { hasLapsed, type HoldAllowance, isSpent, quantitiesToReserve } from './hold-allowance.js';
import { HoldHistoryService } from './hold-history.service.js';

interface RequestedAllowance {
  readonly origin: VisitorOrigin;
  readonly items: readonly InventoryItem[];
  readonly couponId: string | null;
}

/** What a new hold reserves away from other visitors. */
interface AllowedHold {
  /** In the order of the items. */
  readonly quantities: readonly number[];
  readonly reservesCoupon: boolean;
  /** The visitor's network let a hold of one of the items end unpaid before. */
  readonly isHalfLength: boolean;
}

/** Decides how much of a cart is reserved for a visitor who has not gone to the bank yet. */
@Injectable()
export class HoldAllowancesService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly history: HoldHistoryService,
    private readonly studio: NotifyStudioService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** The caller has locked the visitor's network. */
  async of(manager: EntityManager, { origin, items, couponId }: RequestedAllowance): Promise<AllowedHold> {
    const totals = await this.inventory.totals(manager, items);
    const history = await this.history.of(manager, origin);
    const lines = items.map((item) => ({ ...item, total: totals.get(lineKey(item)) ?? null }));
    const hasSpent = isSpent(history, this.allowance);
    if (hasSpent) await this.tellStudio(manager, origin);
    const mayReserveCoupon = couponId !== null && !hasSpent;
    return {
      quantities: quantitiesToReserve(lines, history, this.allowance),
      reservesCoupon: mayReserveCoupon && !(await hasReservedCouponUse(manager, origin, couponId)),
      isHalfLength: hasLapsed(lines, history),
    };
  }

  /** Once a day for each site. */
  private async tellStudio(manager: EntityManager, { network, site }: VisitorOrigin): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.studio.notify(manager, {
      type: 'system',
      dedupeKey: `hoarding:${site}:${day}`,
      title: 'Ödenmeyen sepetler',
      message: `${network} adresinden bugün çok sayıda parça ve yer ayrıldı, ama ödenmedi. Bu bağlantıya artık ödemeye geçene kadar bir şey ayrılmıyor; satış sürüyor.`,
    });
  }

  private get allowance(): HoldAllowance {
    const { settings } = this;
    return {
      sharePercent: settings.HOLD_SHARE_PERCENT,
      piecesOfProduct: settings.PIECES_RESERVED_OF_PRODUCT,
      seatsOfSession: settings.SEATS_RESERVED_OF_SESSION,
      ofNetwork: settings.RESERVED_PER_NETWORK,
      minutesOfNetwork: settings.UNPAID_MINUTES_PER_NETWORK,
    };
  }
}

/** A network reserves one use of a coupon at most, so that a few carts cannot use up a coupon of few uses. */
async function hasReservedCouponUse(
  manager: EntityManager,
  { network }: VisitorOrigin,
  couponId: string,
): Promise<boolean> {
  const holds = await manager.query<unknown[]>(
    `SELECT FROM hold WHERE network = $1 AND coupon_id = $2 AND reserves_coupon AND status = 'active' LIMIT 1`,
    [network, couponId],
  );
  return holds.length > 0;
}
