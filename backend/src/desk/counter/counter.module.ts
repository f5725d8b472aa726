import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { AdminOrdersModule } from '../../orders/back-office/admin-orders.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { DeskModule } from '../desk.module.js';
import { CounterMailsService } from './counter-mails.service.js';
import { CounterPiecesService } from './counter-pieces.service.js';
import { CounterRouter } from './counter.router.js';
import { CounterSalesService } from './counter-sales.service.js';
import { SellPiecesService } from './sell-pieces.service.js';
import { UndoMoneyService } from './undo-money.service.js';
import { UndoSaleService } from './undo-sale.service.js';

/** Pieces that are sold over the counter. */
@Module({
  imports: [AdminOrdersModule, CatalogModule, DeskModule, NotificationsModule, OrdersModule, PaymentsModule],
  providers: [
    CounterMailsService,
    CounterPiecesService,
    CounterRouter,
    CounterSalesService,
    SellPiecesService,
    UndoMoneyService,
    UndoSaleService,
  ],
  exports: [CounterRouter],
})
export class CounterModule {}
