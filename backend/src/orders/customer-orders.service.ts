import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  Raw,
  type SelectQueryBuilder,
} from 'typeorm';
import type { AccountOrder, AccountOrders } from '../../contract/people/account.views.js';
import { type InvoiceDetails, PLAIN_PERSON } from '../../contract/invoicing/invoice-details.js';
import { isGoods } from '../../contract/orders/line-kind.js';
import type { Picture } from '../../contract/media/picture.js';
import { PictureQueriesService } from '../media/picture-queries.service.js';
import { ParcelQueriesService } from '../shipping/parcel-queries.service.js';
import { accountOrder } from './account-order.mapper.js';
import { InventoryLedgerService } from './inventory/inventory-ledger.service.js';
import { InvoiceDetailsService } from './invoice-details/invoice-details.service.js';
import { OrderDocument } from './order-document.entity.js';
import { type GoodsLine, OrderLine } from './order-line.entity.js';
import { StatusTimesService } from './status-times.service.js';
import { Order } from './order.entity.js';

const PAGE_SIZE = 20;
const MOST_LISTED = 200;

/** An order with its pieces and seats in the order of the cart. */
export interface OrderWithLines {
  readonly order: Order;
  readonly lines: readonly GoodsLine[];
}

export interface WholeCustomerOrder extends OrderWithLines {
  readonly documents: readonly OrderDocument[];
  readonly invoice: InvoiceDetails;
}

/**
 * Reads customers' own orders. Attempts that ended unpaid are left out, because they have no goods, payment
 * or contract.
 */
@Injectable()
export class CustomerOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PictureQueriesService,
    private readonly ledger: InventoryLedgerService,
    private readonly statusTimes: StatusTimesService,
    private readonly invoices: InvoiceDetailsService,
    private readonly parcels: ParcelQueriesService,
  ) {}

  /** A page of orders, the newest first. `cursor`: the last order of the previous page. */
  async page(customerId: string, cursor: string | null): Promise<AccountOrders> {
    const requested = this.newest(customerId).limit(PAGE_SIZE + 1);
    if (cursor !== null) {
      requested.andWhere(
        `(order.created_at, order.id) <
           (SELECT o.created_at, o.id FROM "order" o WHERE o.id = :cursor AND o.customer_id = :customerId)`,
        { cursor, customerId },
      );
    }
    const found = await requested.getMany();
    const shown = found.slice(0, PAGE_SIZE);
    return {
      orders: await this.views(await this.withLines(shown)),
      nextCursor: found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** The newest orders, at most one page. */
  async list(customerId: string): Promise<OrderWithLines[]> {
    return this.withLines(await this.newest(customerId).limit(MOST_LISTED).getMany());
  }

  /** All orders of a customer, including unpaid attempts, for the export of their data. */
  async all(customerId: string): Promise<WholeCustomerOrder[]> {
    return this.whole({ customerId });
  }

  /** The orders placed with this address without an account. Call it only for a verified address. */
  async ofGuest(email: string): Promise<WholeCustomerOrder[]> {
    const isTheirs = Raw((column) => `lower(${column}) = lower(:email)`, { email });
    return this.whole({ customerId: IsNull(), isClaimable: true, email: isTheirs });
  }

  private async whole(which: FindOptionsWhere<Order>): Promise<WholeCustomerOrder[]> {
    const { manager } = this.dataSource;
    const orders = await manager.find(Order, {
      where: which,
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const documents = await manager.findBy(OrderDocument, { orderId: In(orders.map(({ id }) => id)) });
    const invoices = await this.invoices.ofOrders(manager, orders);
    return (await this.withLines(orders)).map((each) => ({
      ...each,
      invoice: invoices.get(each.order.id) ?? PLAIN_PERSON,
      documents: documents.filter(({ orderId }) => orderId === each.order.id),
    }));
  }

  private newest(customerId: string): SelectQueryBuilder<Order> {
    return this.dataSource.manager
      .createQueryBuilder(Order, 'order')
      .where({ customerId })
      .andWhere(`(order.status <> 'cancelled' OR order.payment_status <> 'unpaid')`)
      .orderBy('order.createdAt', 'DESC')
      .addOrderBy('order.id', 'DESC');
  }

  private async withLines(orders: readonly Order[]): Promise<OrderWithLines[]> {
    const all = await this.dataSource.manager.find(OrderLine, {
      where: { orderId: In(orders.map(({ id }) => id)) },
      order: { position: 'ASC' },
    });
    const lines = all.filter(isGoods).filter(({ quantity }) => quantity > 0);
    return orders.map((order) => ({ order, lines: lines.filter(({ orderId }) => orderId === order.id) }));
  }

  private async views(orders: readonly OrderWithLines[]): Promise<AccountOrder[]> {
    const fileNames = orders.flatMap(({ lines }) =>
      lines.flatMap(({ pictureFileName }) => pictureFileName ?? []),
    );
    const pictures: ReadonlyMap<string, Picture> = await this.pictures.byFileNames(this.dataSource.manager, [
      ...new Set(fileNames),
    ]);
    const { manager } = this.dataSource;
    const orderIds = orders.map(({ order }) => order.id);
    const returnedLineIds = await this.ledger.returnedLines(manager, orderIds);
    const times = await this.statusTimes.ofOrders(manager, orderIds);
    const parcels = await this.parcels.ofOrders(manager, orderIds);
    const credited = await creditedOfOrders(manager, orderIds);
    return orders.map((each) =>
      accountOrder(
        {
          ...each,
          returnedLineIds,
          statusTimes: times.get(each.order.id) ?? {},
          parcels: parcels.get(each.order.id) ?? [],
          creditedKurus: credited.get(each.order.id) ?? 0,
        },
        pictures,
      ),
    );
  }
}

/** What of the refunds of orders became a credit or went back to one, in kuruş. */
async function creditedOfOrders(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ id: string; kurus: number }[]>(
    `SELECT payment.order_id AS id, sum(refund.amount_kurus)::integer AS kurus
     FROM order_payment payment JOIN refund ON refund.payment_id = payment.id AND refund.status = 'done'
     WHERE payment.order_id = ANY($1) AND (refund.credit_id IS NOT NULL OR payment.method = 'credit')
     GROUP BY payment.order_id`,
    [orderIds],
  );
  return new Map(rows.map(({ id, kurus }) => [id, kurus]));
}
