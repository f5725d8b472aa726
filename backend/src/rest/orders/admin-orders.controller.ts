import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { OrderStatusDto } from '../../../contract/orders/admin-orders.dto.js';
import { AdminOrderQuery } from '../../../contract/orders/admin-orders.query.js';
import type { ExtraRight } from '../../admin/admin-rights.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminOrderListService } from '../../orders/back-office/list/admin-order-list.service.js';
import type { OrderRecord } from '../../orders/back-office/admin-order-records.js';
import { ChangeOrderStatusService } from '../../orders/back-office/status/change-order-status.service.js';
import { readingDocumented } from '../documented-names.js';
import { restOrderRow } from './rest-admin-order.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const PAGE_SIZE = 100;
/** A bound for this call, which has no pages; the advanced call has. */
const MOST_LISTED = 500;

const readId = readingDocumented(dtoInput(AdminOrderQuery), { orderId: 'id' });
const readStatus = dtoInput(OrderStatusDto, { dropsUnknownFields: true });

/** Cancelling an order by this call pays its money back. */
const REFUND: ExtraRight<Request> = {
  right: 'money.refund',
  when: ({ body }) => (body as { readonly status?: unknown } | undefined)?.status === 'cancelled',
};

/**
 * /api/admin_orders.php: the studio's orders. Clients of this call send no version, so changes apply to the
 * current state.
 */
@Controller('api/admin_orders.php')
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrderListService,
    private readonly statuses: ChangeOrderStatusService,
  ) {}

  /** The newest first, with their items. */
  @Get()
  @NeedsRight('orders.read')
  async list() {
    const records = await this.newest();
    const lines = await this.orders.linesOf(records.map(({ id }) => id));
    return {
      success: true,
      orders: records.map((order) =>
        restOrderRow(
          order,
          lines.filter(({ orderId }) => orderId === order.id),
        ),
      ),
    };
  }

  @Put()
  @NeedsRight('orders.change', REFUND)
  async setStatus(@Query('id') id: unknown, @Body() body: unknown, @Req() request: Request) {
    const actor = signedInAdmin(request);
    const { orderId } = readId({ orderId: id });
    const { status } = readStatus(body);
    await this.statuses.change(actor, { orderId, version: null, status });
    return { success: true, message: 'Sipariş durumu başarıyla güncellendi.' };
  }

  private async newest(): Promise<OrderRecord[]> {
    const records: OrderRecord[] = [];
    for (let page = 1; records.length < MOST_LISTED; page += 1) {
      const { items, pagination } = await this.orders.records({ page, perPage: PAGE_SIZE });
      records.push(...items);
      if (!pagination.hasNext) break;
    }
    return records;
  }
}
