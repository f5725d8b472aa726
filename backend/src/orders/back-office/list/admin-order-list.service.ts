import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { PageOf } from '../../../../contract/admin/page.query.js';
import type { SheetFormat } from '../../../../contract/admin/sheet-format.js';
import { isGoods } from '../../../../contract/orders/line-kind.js';
import type { AdminOrdersQuery } from '../../../../contract/orders/admin-orders.query.js';
import type { AdminOrderRow } from '../../../../contract/orders/admin-orders.views.js';
import { ListReadsService } from '../../../platform/lists/list-reads.service.js';
import { type Sheet, sheetOf } from '../../../platform/lists/sheet.js';
import { ORDERS, orderFilter } from './admin-order-filter.js';
import { type OrderRecord, orderRecords } from '../admin-order-records.js';
import { type GoodsLine, OrderLine } from '../../order-line.entity.js';
import { ORDER_LINE_SHEET, type OrderAndLine } from './order-line-sheet.js';
import { orderSheet } from './order-sheet.js';

/** Reads the list of orders for the back office, in pages and as a download. */
@Injectable()
export class AdminOrderListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: ListReadsService,
  ) {}

  /** Throws list_too_slow. */
  async page(query: AdminOrdersQuery): Promise<PageOf<AdminOrderRow>> {
    const { items, pagination } = await this.records(query);
    return { items: items.map(toRow), pagination };
  }

  /** Throws list_too_slow. */
  records(query: AdminOrdersQuery): Promise<PageOf<OrderRecord>> {
    return this.reads.page(query, {
      list: ORDERS,
      filter: orderFilter(query),
      rowsOf: orderRecords,
    });
  }

  /** All orders that match the query, on every page. */
  all(query: AdminOrdersQuery): AsyncGenerator<OrderRecord[]> {
    return this.reads.batches({ list: ORDERS, filter: orderFilter(query), rowsOf: orderRecords });
  }

  /** The same as a table for download, streamed in pieces. */
  async sheet(query: AdminOrdersQuery, format?: SheetFormat): Promise<Sheet> {
    const rates = await this.dataSource.query<{ percent: number }[]>(
      'SELECT DISTINCT vat_rate_percent AS percent FROM order_line ORDER BY percent',
    );
    return sheetOf(orderSheet(rates.map(({ percent }) => percent)), this.all(query), format);
  }

  /** The lines of the same orders as a table of their own, streamed in pieces. */
  lineSheet(query: AdminOrdersQuery, format?: SheetFormat): Sheet {
    return sheetOf(ORDER_LINE_SHEET, this.allLines(query), format);
  }

  /** The pieces and seats of these orders in the order of each cart. */
  async linesOf(orderIds: readonly string[]): Promise<GoodsLine[]> {
    return (await this.allLinesOf(orderIds)).filter(isGoods);
  }

  /** Including the fee of shipping. */
  private allLinesOf(orderIds: readonly string[]): Promise<OrderLine[]> {
    return this.dataSource.manager.find(OrderLine, {
      where: { orderId: In([...orderIds]) },
      order: { orderId: 'ASC', position: 'ASC' },
    });
  }

  /** Without lines that were corrected away, of which nothing was sold. */
  private async *allLines(query: AdminOrdersQuery): AsyncGenerator<OrderAndLine[]> {
    for await (const orders of this.all(query)) {
      const byOrder = new Map(orders.map(({ id }) => [id, [] as OrderLine[]]));
      const lines = (await this.allLinesOf([...byOrder.keys()])).filter(({ quantity }) => quantity > 0);
      for (const line of lines) byOrder.get(line.orderId)?.push(line);
      yield orders.flatMap((order) => (byOrder.get(order.id) ?? []).map((line) => ({ order, line })));
    }
  }
}

function toRow(record: OrderRecord): AdminOrderRow {
  const { id, customerName, customerEmail, isGuest, person, totalKurus, refundedKurus, pieces, seats } =
    record;
  const { isPickedUp, status, paymentStatus, createdAt, updatedAt } = record;
  return {
    ...{
      id,
      customerName,
      customerEmail,
      isGuest,
      person,
      totalKurus,
      refundedKurus,
      pieces,
      seats,
      isPickedUp,
      status,
      paymentStatus,
    },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
