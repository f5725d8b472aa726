import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import {
  RestBulkOrderDecisionDto,
  RestBulkOrderQuery,
  RestBulkOrdersQuery,
} from '../../../contract/orders/bulk-orders/admin-bulk-orders.dto.js';
import type { AdminBulkOrderView } from '../../../contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { BulkOrderDto } from '../../../contract/orders/bulk-orders/bulk-order.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { whileInUse } from '../../api/while-in-use.guard.js';
import { AdminBulkOrderQueriesService } from '../../orders/bulk-orders/back-office/admin-bulk-order-queries.service.js';
import { BulkOrdersService } from '../../orders/bulk-orders/bulk-orders.service.js';
import { ManageBulkOrdersService } from '../../orders/bulk-orders/back-office/manage-bulk-orders.service.js';
import { Visit } from '../../platform/sessions/visit.js';
import { RequestAttemptsService } from '../../request-limits/request-attempts.service.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readWish = dtoInput(BulkOrderDto, { dropsUnknownFields: true });

const readFilter = dtoInput(RestBulkOrdersQuery, { dropsUnknownFields: true });
const readOne = dtoInput(RestBulkOrderQuery, { dropsUnknownFields: true });
const readDecision = dtoInput(RestBulkOrderDecisionDto, { dropsUnknownFields: true });

/** A bound for older clients, which have no pages. */
const MOST_LISTED = 1_000;

const DECIDED = { approved: 'Talep onaylandı.', rejected: 'Talep reddedildi.' } as const;

/** /api/bulk_orders.php: visitors may send a request; everything else is for admins. */
@Controller('api/bulk_orders.php')
export class BulkOrdersController {
  constructor(
    private readonly bulkOrders: BulkOrdersService,
    private readonly attempts: RequestAttemptsService,
    private readonly queries: AdminBulkOrderQueriesService,
    private readonly manage: ManageBulkOrdersService,
  ) {}

  @Get()
  @NeedsRight('bulkOrders.handle')
  async list(@Query() query: unknown) {
    const orders = await this.queries.latest(readFilter(query).status, MOST_LISTED);
    return { success: true, orders: orders.map(restBulkOrder) };
  }

  @Put()
  @NeedsRight('bulkOrders.handle')
  async decide(@Req() request: Request, @Query() query: unknown, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const { id } = readOne(query);
    const { status } = readDecision(body);
    await this.manage.decide(actor, id, status);
    return { success: true, message: DECIDED[status] };
  }

  @Post()
  @HttpCode(200)
  @UseGuards(whileInUse('bulkOrders'))
  async ask(@Body() body: unknown, @Req() request: Request) {
    const wish = readWish(body);
    await this.attempts.take('bulk-orders', new Visit(request).ipAddress);
    await this.bulkOrders.ask(wish);
    return {
      success: true,
      message: 'Toplu sipariş talebiniz başarıyla iletildi. En kısa sürede size dönüş yapacağız.',
    };
  }
}

/** 'Bulk order request' of specification 2, section 3. */
function restBulkOrder(order: AdminBulkOrderView) {
  const { id, name, email, phone, message, status, createdAt } = order;
  return { id, name, email, phone, message, status, created_at: createdAt };
}
