import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey } from '../../../contract/orders/line-kind.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../platform/clock.js';
import type { VisitorOrigin } from '../../platform/http/visitor-network.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import type { InventoryItem } from '../inventory/inventory-item.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { holdAllowance } from './hold-allowance-settings.js';
import { hasOutlastedAHold, isSpent, mayReserveCoupon, quantitiesToReserve } from './hold-allowance.js';
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
  /** The visitor's network has reserved one of the items unpaid for as long as a hold lasts. */
  readonly isHalfLength: boolean;
  /** The network, or the site around it, reserves nothing more today. */
  readonly isSpent: boolean;
}

/** Decides how much of a cart is reserved for a visitor who has not gone to the bank yet. */
@Injectable()
export class HoldAllowancesService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly history: HoldHistoryService,
    private readonly notices: NotifyStudioService,
    private readonly clock: Clock,
    private readonly studio: CurrentStudio,
  ) {}

  /** The caller has locked the visitor's network. */
  async of(manager: EntityManager, { origin, items, couponId }: RequestedAllowance): Promise<AllowedHold> {
    const allowance = holdAllowance(this.studio.orderRules);
    const totals = await this.inventory.totals(manager, items);
    const lines = items.map((item) => ({ ...item, total: totals.get(lineKey(item)) ?? null }));
    const history = await this.history.of(manager, origin);
    return {
      quantities: quantitiesToReserve(lines, history, allowance),
      reservesCoupon: couponId !== null && mayReserveCoupon(couponId, history, allowance),
      isHalfLength: hasOutlastedAHold(lines, history, allowance),
      isSpent: isSpent(history, allowance),
    };
  }

  /**
   * Tells the studio of a network that reserves nothing more today, once a day for each site. Call it after the items
   * are locked, because the notices of a site wait for each other.
   */
  async tellStudio(manager: EntityManager, { network, site }: VisitorOrigin): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.notices.notify(manager, {
      type: 'system',
      dedupeKey: `hoarding:${site}:${day}`,
      title: 'Ödenmeyen sepetler',
      message: `${network} adresinden bugün çok sayıda parça ve yer ayrıldı, ama ödenmedi. Bu adrese artık ödemeye geçene kadar bir şey ayrılmıyor; satış sürüyor.`,
    });
  }
}
