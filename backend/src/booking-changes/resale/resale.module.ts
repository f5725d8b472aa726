import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { BookingsModule } from '../../bookings/bookings.module.js';
import { BookingStatusModule } from '../../bookings/status/booking-status.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { BookingChangesModule } from '../booking-changes.module.js';
import { ListSeatsService } from './list-seats.service.js';
import { RecordListingService } from './record-listing.service.js';
import { ResaleBillService } from './resale-bill.service.js';
import { ResaleRouter } from './resale.router.js';
import { ResaleSweeperService } from './resale-sweeper.service.js';
import { ResellSeatsService } from './resell-seats.service.js';
import { SeatListing } from './seat-listing.entity.js';
import { SellListedSeatsService } from './sell-listed-seats.service.js';
import { WithdrawSeatsService } from './withdraw-seats.service.js';
import { WriteListingService } from './write-listing.service.js';

/** Seats that their guests put up for resale, until the next guest has paid. */
@Module({
  imports: [
    ActivityLogModule,
    BookingChangesModule,
    BookingsModule,
    BookingStatusModule,
    OrdersModule,
    PaymentsModule,
    WorkshopsModule,
    TypeOrmModule.forFeature([SeatListing]),
  ],
  providers: [
    ListSeatsService,
    RecordListingService,
    ResaleBillService,
    ResaleRouter,
    ResaleSweeperService,
    ResellSeatsService,
    SellListedSeatsService,
    WithdrawSeatsService,
    WriteListingService,
  ],
  exports: [ResaleRouter, WithdrawSeatsService],
})
export class ResaleModule {}
