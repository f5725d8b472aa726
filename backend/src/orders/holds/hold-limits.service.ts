import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { visitorOrigin, type VisitorOrigin } from '../../platform/http/visitor-network.js';
import { HoldHistoryService } from './hold-history.service.js';

/** Orders at the bank may reserve so many times what a network may reserve before. */
const UNPAID_AT_THE_BANK = 4;

/** Limits what one network may hold at the same time, so that nobody can empty the shop without paying. */
@Injectable()
export class HoldLimitsService {
  constructor(
    private readonly history: HoldHistoryService,
    private readonly settings: Settings,
  ) {}

  /**
   * Locks the visitor's network; the first step of a cart's transaction. Its carts are counted one after the other, so
   * that simultaneous requests cannot exceed a limit. The site around it is not locked, because a whole city may share
   * one: simultaneous carts of several of its networks may exceed the site's share, by one cart of each.
   */
  async lockNetwork(manager: EntityManager, ipAddress: string): Promise<void> {
    const { network } = visitorOrigin(ipAddress);
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`hold ${network}`]);
  }

  /**
   * Before an order goes to the bank, which reserves the whole cart. Throws hold_limit when the network has reserved
   * far too much without paying.
   */
  async assertMayPlace(manager: EntityManager, origin: VisitorOrigin): Promise<void> {
    const { minutes } = (await this.history.of(manager, origin)).network;
    if (minutes >= this.settings.UNPAID_MINUTES_PER_NETWORK * UNPAID_AT_THE_BANK) {
      throw new AppError('hold_limit');
    }
  }

  /**
   * Counts the new hold and orders at the bank too. Throws hold_limit, piece_limit or seat_limit; the caller
   * must roll back. Pieces with unlimited stock do not count.
   */
  async assertWithin(manager: EntityManager, network: string): Promise<void> {
    const { HOLDS_PER_NETWORK, PIECES_PER_NETWORK, SEATS_PER_NETWORK } = this.settings;
    const [held] = await manager.query<{ carts: number; pieces: number; seats: number }[]>(
      `SELECT count(DISTINCT hold.id)::int AS carts,
         coalesce(sum(line.quantity) FILTER (WHERE line.product_id IS NOT NULL), 0)::int AS pieces,
         coalesce(sum(line.quantity) FILTER (WHERE line.session_id IS NOT NULL), 0)::int AS seats
       FROM hold LEFT JOIN hold_line line ON line.hold_id = hold.id AND line.is_tracked
       WHERE hold.network = $1 AND hold.status = 'active'`,
      [network],
    );
    const { carts = 0, pieces = 0, seats = 0 } = held ?? {};
    if (carts > HOLDS_PER_NETWORK) throw new AppError('hold_limit');
    if (pieces > PIECES_PER_NETWORK) throw new AppError('piece_limit');
    if (seats > SEATS_PER_NETWORK) throw new AppError('seat_limit');
  }
}
