import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { AskReturnService } from './ask-return.service.js';
import { ChangeOwnReturnService } from './change-own-return.service.js';
import { CustomerReturnsService } from './customer-returns.service.js';
import { OrderReturnLine } from './order-return-line.entity.js';
import { OrderReturn } from './order-return.entity.js';
import { OrderReturnsService } from './order-returns.service.js';
import { PruneReturnsService } from './prune-returns.service.js';
import { ReturnableLinesService } from './returnable-lines.service.js';
import { ReturnCodes } from './return-codes.service.js';
import { ReturnMailsService } from './return-mails.service.js';
import { ReturnPicturesService } from './return-pictures.service.js';
import { ReturnsRouter } from './returns.router.js';

/** Pieces that buyers send back, and those that arrived broken. */
@Module({
  imports: [
    NotificationsModule,
    OrdersModule,
    StudioModule,
    TypeOrmModule.forFeature([OrderReturn, OrderReturnLine]),
  ],
  providers: [
    AskReturnService,
    ChangeOwnReturnService,
    CustomerReturnsService,
    OrderReturnsService,
    PruneReturnsService,
    ReturnableLinesService,
    ReturnCodes,
    ReturnMailsService,
    ReturnPicturesService,
    ReturnsRouter,
  ],
  exports: [CustomerReturnsService, ReturnMailsService, ReturnPicturesService, ReturnsRouter],
})
export class ReturnsModule {}
