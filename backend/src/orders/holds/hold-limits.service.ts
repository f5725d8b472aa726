import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';

/** Limits what one network may hold at the same time, so that nobody can empty the shop without paying. */
@Injectable()
export class HoldLimitsService {
  constructor(private readonly settings: Settings) {}

  /**
   * Locks the network; the first step of a cart's transaction. Carts of one network are counted one after the
   * other, so that simultaneous requests cannot exceed the limit.
   */
  async lockNetwork(manager: EntityManager, ipAddress: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `hold ${visitorNetwork(ipAddress)}`,
    ]);
  }

  /**
   * Counts the new hold and orders at the bank too. Throws hold_limit, piece_limit or seat_limit; the caller
   * must roll back. Pieces with unlimited stock do not count.
   */
  async assertWithinLimits(manager: EntityManager, network: string): Promise<void> {
    const { HOLDS_PER_ADDRESS, PIECES_PER_ADDRESS, SEATS_PER_ADDRESS } = this.settings;
    const [held] = await manager.query<{ carts: number; pieces: number; seats: number }[]>(
      `SELECT count(DISTINCT hold.id)::int AS carts,
         coalesce(sum(line.quantity) FILTER (WHERE line.product_id IS NOT NULL), 0)::int AS pieces,
         coalesce(sum(line.quantity) FILTER (WHERE line.session_id IS NOT NULL), 0)::int AS seats
       FROM hold LEFT JOIN hold_line line ON line.hold_id = hold.id AND line.is_tracked
       WHERE hold.network = $1 AND hold.status = 'active'`,
      [network],
    );
    const { carts = 0, pieces = 0, seats = 0 } = held ?? {};
    if (carts > HOLDS_PER_ADDRESS) throw new AppError('hold_limit');
    if (pieces > PIECES_PER_ADDRESS) throw new AppError('piece_limit');
    if (seats > SEATS_PER_ADDRESS) throw new AppError('seat_limit');
  }
}
