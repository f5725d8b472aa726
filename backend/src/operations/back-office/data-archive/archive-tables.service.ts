import { Injectable } from '@nestjs/common';
import { AdminBookingListService } from '../../../bookings/back-office/admin-booking-list.service.js';
import { AdminProductQueriesService } from '../../../catalog/back-office/admin-product-queries.service.js';
import { AdminOrderListService } from '../../../orders/back-office/list/admin-order-list.service.js';
import { UserQueriesService } from '../../../people/back-office/user-queries.service.js';
import type { Sheet } from '../../../platform/lists/sheet.js';
import { AdminSessionQueriesService } from '../../../workshops/back-office/admin-session-queries.service.js';
import { ArchivedRowsService } from './archived-rows.service.js';

export interface ArchivedTable {
  /** The file's name without its ending. */
  readonly name: string;
  readonly sheet: () => Sheet | Promise<Sheet>;
}

/** The tables of the archive: what the lists of the back office hold, without any filter, and then all others. */
@Injectable()
export class ArchiveTablesService {
  constructor(
    private readonly products: AdminProductQueriesService,
    private readonly sessions: AdminSessionQueriesService,
    private readonly users: UserQueriesService,
    private readonly orders: AdminOrderListService,
    private readonly bookings: AdminBookingListService,
    private readonly rows: ArchivedRowsService,
  ) {}

  readonly all: readonly ArchivedTable[] = [
    { name: 'urunler', sheet: () => this.products.sheet({}) },
    { name: 'seanslar', sheet: () => this.sessions.sheet() },
    { name: 'musteriler', sheet: () => this.users.sheet() },
    { name: 'siparisler', sheet: () => this.orders.sheet({}) },
    { name: 'rezervasyonlar', sheet: () => this.bookings.sheet({}) },
    ...this.rows.all,
  ];
}
