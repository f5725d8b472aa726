import { Module } from '@nestjs/common';
import { LettersModule } from '../../letters/letters.module.js';
import { AdminMessagingRouter } from './admin-messaging.router.js';
import { Recipients } from './recipients.service.js';
import { SendMessage } from './send-message.service.js';
import { SentMessages } from './sent-messages.service.js';

/** What the studio writes to groups. */
@Module({
  imports: [LettersModule],
  providers: [AdminMessagingRouter, Recipients, SendMessage, SentMessages],
  exports: [AdminMessagingRouter, Recipients, SendMessage, SentMessages],
})
export class MessagingModule {}
