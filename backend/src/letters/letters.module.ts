import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DeliverLetters } from './deliver-letters.service.js';
import { EndLetters } from './end-letters.service.js';
import { LetterLane } from './letter-lane.service.js';
import { LetterQueries } from './letter-queries.service.js';
import { SentMessage } from './sent-message.entity.js';
import { StartLetter } from './start-letter.service.js';
import { TurnLetter } from './turn-letter.service.js';

/** What goes to many, in accounts and by mail: whom it is for, its way, and how far it came. */
@Module({
  imports: [ActivityLogModule, MessagesModule, NotificationsModule, TypeOrmModule.forFeature([SentMessage])],
  providers: [DeliverLetters, EndLetters, LetterLane, LetterQueries, StartLetter, TurnLetter],
  exports: [DeliverLetters, EndLetters, LetterQueries, StartLetter, TurnLetter],
})
export class LettersModule {}
