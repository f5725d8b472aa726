import { Module } from '@nestjs/common';
import { AccountsModule } from '../../people/accounts/accounts.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { CommunicationChoicesRouter } from './communication-choices.router.js';
import { CommunicationChoicesService } from './communication-choices.service.js';
import { OwnChoicesService } from './own-choices.service.js';

/** What a person allows the studio to send and to show, switched by themselves. */
@Module({
  imports: [AccountsModule, ConsentsModule, NewsletterModule],
  providers: [CommunicationChoicesRouter, CommunicationChoicesService, OwnChoicesService],
  exports: [CommunicationChoicesRouter],
})
export class PreferencesModule {}
