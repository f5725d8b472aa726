import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OpenHoldsRow } from '../../../../contract/orders/open-holds.views.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { HoldQueriesService } from '../hold-queries.service.js';
import { HoldsService } from '../holds.service.js';

/** Far more networks than buy at the same time; with more of them, those that reserve most are shown. */
const MAX_NETWORKS = 200;

/** Shows the studio what unpaid carts reserve, and releases the carts of a network. */
@Injectable()
export class OpenHoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: HoldQueriesService,
    private readonly holds: HoldsService,
    private readonly changes: AdminChangesService,
  ) {}

  /** The networks that reserve most come first. Orders at the bank are not among them. */
  async list(): Promise<OpenHoldsRow[]> {
    return this.dataSource.query<OpenHoldsRow[]>(
      `WITH reserved AS (
         SELECT hold.network, coalesce(product.name, session.title) AS title, line.product_id IS NOT NULL AS is_piece,
           sum(line.reserved_quantity)::int AS quantity
         FROM hold JOIN hold_line line ON line.hold_id = hold.id AND line.reserved_quantity > 0
           LEFT JOIN product ON product.id = line.product_id
           LEFT JOIN workshop_session session ON session.id = line.session_id
         WHERE hold.status = 'active' AND hold.order_id IS NULL
         GROUP BY hold.network, line.product_id, line.session_id, product.name, session.title
       ), of_network AS (
         SELECT network,
           coalesce(sum(quantity) FILTER (WHERE is_piece), 0)::int AS pieces,
           coalesce(sum(quantity) FILTER (WHERE NOT is_piece), 0)::int AS seats,
           json_agg(json_build_object('title', title, 'quantity', quantity) ORDER BY quantity DESC, title) AS items
         FROM reserved GROUP BY network
       )
       SELECT hold.network, count(*)::int AS carts,
         coalesce(array_agg(DISTINCT customer.first_name || ' ' || customer.last_name)
           FILTER (WHERE customer.id IS NOT NULL), '{}') AS customers, coalesce(min(pieces), 0) AS pieces, coalesce(min(seats), 0) AS seats,
         coalesce((SELECT items FROM of_network WHERE network = hold.network), '[]') AS items,
         min(hold.created_at) AS since, max(hold.expires_at) AS until
       FROM hold LEFT JOIN of_network USING (network) LEFT JOIN customer ON customer.id = hold.customer_id
       WHERE hold.status = 'active' AND hold.order_id IS NULL
       GROUP BY hold.network
       ORDER BY coalesce(min(pieces), 0) + coalesce(min(seats), 0) DESC, since LIMIT $1`,
      [MAX_NETWORKS],
    );
  }

  /**
   * Releases the network's carts that are not at the bank, each in a transaction of its own, so that no two of them wait
   * for each other's items. Returns how many there were. Their visitors learn of it as if the time had run out.
   */
  async release(actor: Actor, network: string): Promise<number> {
    const { manager } = this.dataSource;
    const holdIds = await this.queries.findUnplaced(manager, network);
    for (const holdId of holdIds) {
      await this.dataSource.transaction((inside) => this.holds.releaseUnplaced(inside, holdId));
    }
    await this.record(manager, actor, { network, carts: holdIds.length });
    return holdIds.length;
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    released: { readonly network: string; readonly carts: number },
  ): Promise<void> {
    if (released.carts === 0) return;
    await this.changes.record(manager, actor, {
      event: 'open_carts_released',
      recordKind: 'hold',
      recordId: released.network,
      label: released.network,
      before: null,
      after: released,
    });
  }
}
