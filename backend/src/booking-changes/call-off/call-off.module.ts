import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../../bookings/bookings.module.js';
import { BookingStatusModule } from '../../bookings/status/booking-status.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { BookingChangesModule } from '../booking-changes.module.js';
import { AnnounceCallOffService } from './announce-call-off.service.js';
import { AskAboutMoveService } from './ask-about-move.service.js';
import { BookingMoneyService } from './booking-money.service.js';
import { CallOffSweeperService } from './call-off-sweeper.service.js';
import { ChooseService } from './choose.service.js';
import { DecideChoiceService } from './decide-choice.service.js';
import { GuestChoiceQueriesService } from './guest-choice-queries.service.js';
import { GuestChoice } from './guest-choice.entity.js';
import { GuestChoicesRouter } from './guest-choices.router.js';
import { LockChoiceService } from './lock-choice.service.js';
import { OtherDatesOfChoiceService } from './other-dates-of-choice.service.js';
import { QuestionOfBookingService } from './question-of-booking.service.js';
import { SessionCallOff } from './session-call-off.entity.js';
import { WordOfCallOffService } from './word-of-call-off.service.js';

/** What becomes of the bookings of a session that is called off. */
@Module({
  imports: [
    BookingChangesModule,
    BookingsModule,
    BookingStatusModule,
    NotificationsModule,
    PaymentsModule,
    WorkshopsModule,
    TypeOrmModule.forFeature([GuestChoice, SessionCallOff]),
  ],
  providers: [
    AnnounceCallOffService,
    AskAboutMoveService,
    BookingMoneyService,
    CallOffSweeperService,
    ChooseService,
    DecideChoiceService,
    GuestChoiceQueriesService,
    GuestChoicesRouter,
    LockChoiceService,
    OtherDatesOfChoiceService,
    QuestionOfBookingService,
    WordOfCallOffService,
  ],
  exports: [
    AskAboutMoveService,
    BookingMoneyService,
    ChooseService,
    GuestChoicesRouter,
    OtherDatesOfChoiceService,
    QuestionOfBookingService,
    WordOfCallOffService,
  ],
})
export class CallOffModule {}
