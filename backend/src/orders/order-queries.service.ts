import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { OrderKeyDto } from '../../contract/checkout/checkout.dto.js';
import { isGoods } from '../../contract/orders/line-kind.js';
import type { InvoiceDetails } from '../../contract/invoicing/invoice-details.js';
import type { OrderCorrectionView } from '../../contract/orders/corrections/corrections.views.js';
import type { Picture } from '../../contract/media/picture.js';
import type { ParcelView } from '../../contract/shipping/parcel.views.js';
import { PictureQueriesService } from '../media/picture-queries.service.js';
import { ParcelQueriesService } from '../shipping/parcel-queries.service.js';
import { OrderCorrectionsService } from './corrections/order-corrections.service.js';
import { Hold } from './holds/hold.entity.js';
import { InvoiceDetailsService } from './invoice-details/invoice-details.service.js';
import { type LineState, LineStatesService } from './line-states.service.js';
import { OrderDocument } from './order-document.entity.js';
import { type GoodsLine, OrderLine } from './order-line.entity.js';
import { OrderLinksService } from './order-links.service.js';
import { Order } from './order.entity.js';

/** An order with all its records; pieces and seats in the order of the cart. */
export interface WholeOrder {
  readonly order: Order;
  readonly lines: readonly GoodsLine[];
  /** The fee of shipping; null when the buyer paid none. */
  readonly shippingLine: OrderLine | null;
  /** What became of the lines, by their id. */
  readonly states: ReadonlyMap<string, LineState>;
  /** In the order in which they were packed. */
  readonly parcels: readonly ParcelView[];
  readonly documents: readonly OrderDocument[];
  /** To whom the documents of the sale are made out. */
  readonly invoice: InvoiceDetails;
  /** What was corrected about the lines, the oldest first. */
  readonly corrections: readonly OrderCorrectionView[];
  /** Keyed by file name. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

@Injectable()
export class OrderQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PictureQueriesService,
    private readonly states: LineStatesService,
    private readonly links: OrderLinksService,
    private readonly corrections: OrderCorrectionsService,
    private readonly invoices: InvoiceDetailsService,
    private readonly parcels: ParcelQueriesService,
  ) {}

  /** Throws order_not_found for an unknown order and for a wrong key alike. */
  async getByAccessKey(orderId: string, accessKey: string): Promise<WholeOrder> {
    const order = await this.dataSource.manager.findOneBy(Order, { id: orderId });
    if (!order || !this.links.isKeyOf(order, accessKey)) throw new AppError('order_not_found');
    return this.whole(this.dataSource.manager, order);
  }

  /** Throws order_not_found for an unknown order and for somebody else's alike. */
  async getOwn(orderId: string, customerId: string): Promise<WholeOrder> {
    const order = await this.dataSource.manager.findOneBy(Order, { id: orderId, customerId });
    if (!order) throw new AppError('order_not_found');
    return this.whole(this.dataSource.manager, order);
  }

  /** For its buyer: by the key of the order's page, or in the own account. Throws order_not_found. */
  async ofBuyer({ orderId, accessKey }: OrderKeyDto, customerId: string | null): Promise<WholeOrder> {
    if (accessKey !== undefined) return this.getByAccessKey(orderId, accessKey);
    if (customerId === null) throw new AppError('order_not_found');
    return this.getOwn(orderId, customerId);
  }

  async getById(manager: EntityManager, orderId: string): Promise<WholeOrder> {
    const order = await manager.findOneBy(Order, { id: orderId });
    if (!order) throw new AppError('order_not_found');
    return this.whole(manager, order);
  }

  /** Whether the buyer's data is gone, or goes when nothing of the order is under way. */
  isErased(manager: EntityManager, orderId: string): Promise<boolean> {
    return manager.existsBy(Order, { id: orderId, erasureRequestedAt: Not(IsNull()) });
  }

  /** The order that the studio wrote down by this act. */
  async findByRequest(manager: EntityManager, requestKey: string): Promise<Order | null> {
    return manager.findOneBy(Order, { requestKey });
  }

  /** Locks the order until the transaction ends; changes of its lines and bookings take the same lock. */
  async lock(manager: EntityManager, orderId: string): Promise<void> {
    await manager
      .createQueryBuilder(Order, 'order')
      .select('order.id')
      .where({ id: orderId })
      .setLock('for_no_key_update')
      .getOne();
  }

  /** Locks those of these orders that nobody else has locked at the moment, and returns them. */
  async lockFree(manager: EntityManager, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
    const locked = await manager.query<{ id: string }[]>(
      'SELECT id FROM "order" WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED',
      [orderIds],
    );
    return new Set(locked.map(({ id }) => id));
  }

  /** The order as it is once it is locked, which it stays until the transaction ends. */
  async locked(manager: EntityManager, orderId: string): Promise<Order> {
    await this.lock(manager, orderId);
    return manager.findOneByOrFail(Order, { id: orderId });
  }

  /** The order that was placed with this hold and paid without the bank: it cost nothing, or a credit paid all of it. */
  async findPaidAtOnceOfHold(manager: EntityManager, holdId: string): Promise<Order | null> {
    return manager
      .createQueryBuilder(Order, 'order')
      .innerJoin(Hold, 'hold', 'hold.orderId = order.id')
      .where({ paymentStatus: 'paid' })
      .andWhere('NOT EXISTS (SELECT FROM payment_attempt attempt WHERE attempt.order_id = order.id)')
      .andWhere('hold.id = :holdId', { holdId })
      .getOne();
  }

  private async whole(manager: EntityManager, order: Order): Promise<WholeOrder> {
    const all = await manager.find(OrderLine, { where: { orderId: order.id }, order: { position: 'ASC' } });
    const lines = all.filter(isGoods);
    const documents = await manager.find(OrderDocument, {
      where: { orderId: order.id },
      order: { kind: 'DESC' },
    });
    const fileNames = lines.flatMap((line) => line.pictureFileName ?? []);
    return {
      order,
      lines,
      shippingLine: all.find(({ kind }) => kind === 'shipping') ?? null,
      states: await this.states.ofOrder(manager, order, lines),
      parcels: await this.parcels.ofOrder(manager, order.id),
      documents,
      invoice: await this.invoices.ofOrder(manager, order.id),
      corrections: await this.corrections.ofOrder(manager, order.id),
      pictures: await this.pictures.byFileNames(manager, fileNames),
    };
  }
}

/** All that the order charges: pieces, seats and the fee of shipping. */
export function pricedLines({ lines, shippingLine }: WholeOrder): OrderLine[] {
  return [...lines, ...(shippingLine ? [shippingLine] : [])];
}
