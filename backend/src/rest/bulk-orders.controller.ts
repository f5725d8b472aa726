import { All, Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BulkOrderDto } from '../../contract/bulk-orders/bulk-order.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { BulkOrders } from '../bulk-orders/bulk-orders.service.js';
import { Visit } from '../platform/sessions/visit.js';
import { RequestTries } from '../visitor-requests/request-tries.service.js';
import { refuseOtherMethods } from './read-methods.js';

const readWish = dtoInput(BulkOrderDto, { dropsUnknownFields: true });

/** POST /api/bulk_orders.php: what any visitor may send. */
@Controller('api/bulk_orders.php')
export class BulkOrdersController {
  constructor(
    @Inject(BulkOrders) private readonly bulkOrders: BulkOrders,
    @Inject(RequestTries) private readonly tries: RequestTries,
  ) {}

  @Post()
  @HttpCode(200)
  async ask(
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<{ readonly success: true; readonly message: string }> {
    const wish = readWish(body);
    await this.tries.take('bulk-orders', new Visit(request).address);
    await this.bulkOrders.ask(wish);
    return {
      success: true,
      message: 'Toplu sipariş talebiniz başarıyla iletildi. En kısa sürede size dönüş yapacağız.',
    };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'POST');
  }
}
