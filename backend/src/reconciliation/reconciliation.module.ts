import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CardDay } from './card-days/card-day.entity.js';
import { CardDaySweeperService } from './card-days/card-day-sweeper.service.js';
import { CardDaysService } from './card-days/card-days.service.js';
import { CardDifference } from './card-days/card-difference.entity.js';
import { ReadCardDayService } from './card-days/read-card-day.service.js';
import { ReconciliationRouter } from './reconciliation.router.js';
import { TillCount } from './till/till-count.entity.js';
import { TillService } from './till/till.service.js';

/** Whether the money that came is the money that should have come: by card, day by day, and in the till. */
@Module({
  imports: [
    ActivityLogModule,
    PaymentsModule,
    TypeOrmModule.forFeature([CardDay, CardDifference, TillCount]),
  ],
  providers: [CardDaySweeperService, CardDaysService, ReadCardDayService, ReconciliationRouter, TillService],
  exports: [ReconciliationRouter],
})
export class ReconciliationModule {}
