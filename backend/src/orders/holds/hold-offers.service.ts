import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type OfferedSeats, OfferedSeatsService } from '../../waiting-list/offered-seats.service.js';
import { type InventoryItem, itemOf } from '../inventory/inventory-item.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { HoldLine } from './hold-line.entity.js';

/** Lets carts use seats that the waiting list keeps for their buyers. Such seats are held there, not by the cart. */
@Injectable()
export class HoldOffersService {
  constructor(
    private readonly offers: OfferedSeatsService,
    private readonly inventory: InventoryService,
  ) {}

  /**
   * Lends the offered seats to a new hold, and takes them from an earlier one that is not at the bank. Returns how many
   * each of the items gets. Throws waiting_list_offer_over, waiting_list_being_paid.
   */
  async lend(
    manager: EntityManager,
    holdId: string,
    { items, offer }: { readonly items: readonly InventoryItem[]; readonly offer: OfferedSeats | null },
  ): Promise<number[]> {
    const quantities = partsOf(items, offer);
    if (offer === null || quantities.every((quantity) => quantity === 0)) return quantities;
    await this.inventory.lock(manager, items);
    const before = await this.offers.lend(manager, offer.entryId, holdId);
    if (before !== null) await manager.update(HoldLine, { holdId: before }, { offeredQuantity: 0 });
    return quantities;
  }

  /** The hold goes to the bank with its order. Returns its lines, some of which may have lost their offered seats. */
  async beginPayment(manager: EntityManager, lines: readonly HoldLine[]): Promise<readonly HoldLine[]> {
    const [offered] = lines.filter(hasOffered);
    if (!offered) return lines;
    await this.lock(manager, lines);
    await this.offers.beginPayment(manager, offered.holdId);
    return manager.find(HoldLine, { where: { holdId: offered.holdId }, order: { position: 'ASC' } });
  }

  /** The hold has ended: what it had of an offer is sold, or waits again. */
  async settle(manager: EntityManager, lines: readonly HoldLine[], isSold: boolean): Promise<void> {
    const offered = lines.filter(hasOffered);
    const holdId = offered[0]?.holdId;
    if (holdId === undefined) return;
    await this.lock(manager, lines);
    const offer = isSold ? await this.offers.lentTo(manager, holdId) : null;
    if (offer === null) return this.offers.takeBack(manager, holdId);
    const sold = offered.reduce((sum, { offeredQuantity }) => sum + offeredQuantity, 0);
    return this.offers.sell(manager, offer, sold);
  }

  /** Before the offer, and in the order of everybody else. */
  private async lock(manager: EntityManager, lines: readonly HoldLine[]): Promise<void> {
    await this.inventory.lock(
      manager,
      lines.flatMap((line) => itemOf(line) ?? []),
    );
  }
}

function hasOffered({ offeredQuantity }: HoldLine): boolean {
  return offeredQuantity > 0;
}

/** The first of the items get them: a session can be in two lines, one of them with student seats. */
function partsOf(items: readonly InventoryItem[], offer: OfferedSeats | null): number[] {
  let left = offer?.seats ?? 0;
  return items.map(({ kind, id, quantity }) => {
    if (kind !== 'workshop' || id !== offer?.sessionId) return 0;
    const part = Math.min(quantity, left);
    left -= part;
    return part;
  });
}
