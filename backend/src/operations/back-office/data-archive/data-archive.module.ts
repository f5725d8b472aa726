import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../../activity-log/activity-log.module.js';
import { AdminModule } from '../../../admin/admin.module.js';
import { BookingsModule } from '../../../bookings/bookings.module.js';
import { CatalogModule } from '../../../catalog/catalog.module.js';
import { MediaModule } from '../../../media/media.module.js';
import { OrdersModule } from '../../../orders/orders.module.js';
import { AdminUsersModule } from '../../../people/back-office/admin-users.module.js';
import { AdminWorkshopsModule } from '../../../workshops/back-office/admin-workshops.module.js';
import { ArchivedRowsService } from './archived-rows.service.js';
import { ArchiveTablesService } from './archive-tables.service.js';
import { DataArchiveService } from './data-archive.service.js';

/** All the studio's data in one file. */
@Module({
  imports: [
    ActivityLogModule,
    AdminModule,
    AdminUsersModule,
    AdminWorkshopsModule,
    BookingsModule,
    CatalogModule,
    MediaModule,
    OrdersModule,
  ],
  providers: [ArchivedRowsService, ArchiveTablesService, DataArchiveService],
  exports: [DataArchiveService],
})
export class DataArchiveModule {}
