import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../../../activity-log/activity-log.module.js';
import { PaymentsModule } from '../../../payments/payments.module.js';
import { StudioModule } from '../../../studio/studio.module.js';
import { BookingsModule } from '../../../bookings/bookings.module.js';
import { NotificationsModule } from '../../../notifications/notifications.module.js';
import { OrdersModule } from '../../../orders/orders.module.js';
import { AdminWorkshopsModule } from '../../../workshops/back-office/admin-workshops.module.js';
import { WorkshopsModule } from '../../../workshops/workshops.module.js';
import { CallOffModule } from '../call-off.module.js';
import { SessionGoAhead } from '../session-go-ahead.entity.js';
import { AskAgainService } from './ask-again.service.js';
import { CallOffMailService } from './call-off-mail.service.js';
import { CallOffQueriesService } from './call-off-queries.service.js';
import { CallOffSessionService } from './call-off-session.service.js';
import { CallOffsRouter } from './call-offs.router.js';
import { GoAheadService } from './go-ahead.service.js';
import { TooFewDecision } from '../too-few-decision.entity.js';
import { TooFewGuestsService } from './too-few-guests.service.js';
import { OpenActsService } from './open-acts.service.js';
import { PreviewCallOffService } from './preview-call-off.service.js';

/** The studio's side of calling a session off. */
@Module({
  imports: [
    ActivityLogModule,
    AdminWorkshopsModule,
    BookingsModule,
    CallOffModule,
    NotificationsModule,
    OrdersModule,
    PaymentsModule,
    StudioModule,
    WorkshopsModule,
    TypeOrmModule.forFeature([SessionGoAhead, TooFewDecision]),
  ],
  providers: [
    AskAgainService,
    CallOffMailService,
    CallOffQueriesService,
    CallOffSessionService,
    CallOffsRouter,
    GoAheadService,
    OpenActsService,
    PreviewCallOffService,
    TooFewGuestsService,
  ],
  exports: [CallOffModule, CallOffsRouter],
})
export class AdminCallOffModule {}
