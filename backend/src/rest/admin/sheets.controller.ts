import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { AdminProductsQuery } from '../../../contract/catalog/admin-products.query.js';
import { AdminUsersQuery } from '../../../contract/people/admin-users.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminProductQueriesService } from '../../catalog/back-office/admin-product-queries.service.js';
import { UserQueriesService } from '../../people/back-office/user-queries.service.js';
import { Clock } from '../../platform/clock.js';
import type { Sheet } from '../../platform/lists/sheet.js';
import { AdminSessionQueriesService } from '../../workshops/back-office/admin-session-queries.service.js';
import { ListParameters } from '../http/list-parameters.js';
import { sendSheet, stampedName } from '../http/send-sheet.js';
import { NeedsRight } from '../http/needs-right.js';

const readProducts = dtoInput(AdminProductsQuery);
const readUsers = dtoInput(AdminUsersQuery);

/**
 * GET /api/tablolar/{urunler|seanslar|musteriler}?format=csv|xlsx: the lists of the back office as tables. Those
 * with a documented export (orders, bookings, log) have it at their own address.
 */
@Controller('api/tablolar')
export class SheetsController {
  constructor(
    private readonly products: AdminProductQueriesService,
    private readonly sessions: AdminSessionQueriesService,
    private readonly users: UserQueriesService,
    private readonly clock: Clock,
  ) {}

  @Get(':list')
  @NeedsRight('data.export')
  async send(
    @Param('list') list: string,
    @Query() given: Record<string, unknown>,
    @Res() response: Response,
  ): Promise<void> {
    const sheet = this.sheet(list, new ListParameters(given));
    await sendSheet(response, { name: stampedName(list, this.clock.now()), sheet });
  }

  private sheet(list: string, asked: ListParameters): Sheet {
    const format = asked.sheetFormat();
    if (list === 'urunler') return this.products.sheet(productsIn(asked), format);
    if (list === 'seanslar') return this.sessions.sheet(format);
    if (list === 'musteriler') {
      return this.users.sheet(readUsers({ search: asked.text('search') }).search, format);
    }
    throw new AppError('not_found');
  }
}

function productsIn(asked: ListParameters): AdminProductsQuery {
  return readProducts({
    search: asked.text('search'),
    categoryId: asked.number('categoryId'),
    stock: asked.text('stock'),
    isActive: asked.flag('isActive'),
  });
}
