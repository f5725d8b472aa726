import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { type LineKind, lineKey } from '../../../contract/orders/line-kind.js';
import { visitorOrigin, type VisitorOrigin } from '../../platform/http/visitor-network.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import type { InventoryItem } from '../inventory/inventory-item.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { holdAllowance } from './hold-allowance-settings.js';
import { isSmallCart, NETWORKS_PER_SITE, type UnpaidUse, type WantedLine } from './hold-allowance.js';
import { HoldHistoryService } from './hold-history.service.js';

/** Orders at the bank may reserve so many times what a network may reserve before. */
const UNPAID_AT_THE_BANK = 4;

/** Limits what one network may bring to the bank, so that nobody can empty the shop without paying. */
@Injectable()
export class HoldLimitsService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly history: HoldHistoryService,
    private readonly studio: CurrentStudio,
  ) {}

  /**
   * Locks the visitor's network; the first step of a cart's transaction. Its carts are counted one after the other, so
   * that simultaneous requests cannot exceed a limit. The site around it is not locked, because a whole city may share
   * one: simultaneous carts of several of its networks may exceed the site's share, by one cart of each.
   */
  async lockNetwork(manager: EntityManager, ipAddress: string): Promise<void> {
    const { network } = visitorOrigin(ipAddress);
    await lock(manager, `hold ${network}`);
  }

  /** Throws piece_limit or seat_limit for a cart that is larger than what a network may have at the bank. */
  async assertNotTooLarge(manager: EntityManager, items: readonly InventoryItem[]): Promise<void> {
    this.assertPiecesAndSeats(await this.trackedLines(manager, items), 1);
  }

  /**
   * Before an order goes to the bank, which reserves the whole cart. What one hold may reserve is always accepted; card
   * attempts are counted elsewhere. A larger cart is refused with hold_limit when the network, or the site around it,
   * would reserve far too much without paying, and with piece_limit or seat_limit when its orders at the bank would have
   * too much.
   */
  async assertMayPlace(
    manager: EntityManager,
    origin: VisitorOrigin,
    items: readonly InventoryItem[],
  ): Promise<void> {
    const lines = await this.trackedLines(manager, items);
    if (isSmallCart(lines, holdAllowance(this.studio.orderRules))) return;
    // Not the lock of `lockNetwork`: whoever replaces a hold takes that one before the hold's row, which is locked here.
    await lock(manager, `large order ${origin.network}`);
    const { network, site } = await this.history.of(manager, origin);
    this.assertUnpaid(lines, network, 1);
    this.assertUnpaid(lines, site, NETWORKS_PER_SITE);
  }

  private assertUnpaid(lines: readonly WantedLine[], unpaid: UnpaidUse, networks: number): void {
    const { holdMinutes, unpaidMinutesPerNetwork } = this.studio.orderRules;
    const minutes = unpaid.minutes + (countOf(lines, 'product') + countOf(lines, 'workshop')) * holdMinutes;
    if (minutes > unpaidMinutesPerNetwork * UNPAID_AT_THE_BANK * networks) {
      throw new AppError('hold_limit');
    }
    this.assertPiecesAndSeats(lines, networks, unpaid);
  }

  private assertPiecesAndSeats(
    lines: readonly WantedLine[],
    networks: number,
    { piecesAtBank, seatsAtBank }: Pick<UnpaidUse, 'piecesAtBank' | 'seatsAtBank'> = NOTHING_AT_BANK,
  ): void {
    const { piecesPerNetwork, seatsPerNetwork } = this.studio.orderRules;
    if (piecesAtBank + countOf(lines, 'product') > piecesPerNetwork * networks) {
      throw new AppError('piece_limit');
    }
    if (seatsAtBank + countOf(lines, 'workshop') > seatsPerNetwork * networks) {
      throw new AppError('seat_limit');
    }
  }

  /** The items of which there is a limited number. */
  private async trackedLines(manager: EntityManager, items: readonly InventoryItem[]): Promise<WantedLine[]> {
    const totals = await this.inventory.totals(manager, items);
    return items.flatMap((item) => {
      const total = totals.get(lineKey(item)) ?? null;
      return total === null ? [] : [{ ...item, total }];
    });
  }
}

const NOTHING_AT_BANK = { piecesAtBank: 0, seatsAtBank: 0 };

function countOf(lines: readonly WantedLine[], kind: LineKind): number {
  return lines.filter((line) => line.kind === kind).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Until the transaction ends. */
async function lock(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
