import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsModule } from '../consents/consents.module.js';
import { ForgetMessages } from './forget-messages.service.js';
import { LetterOutbox } from './letter-outbox.js';
import { MailClaims } from './mail-claims.service.js';
import { MailGate } from './mail-gate.service.js';
import { MailMessage } from './mail-message.entity.js';
import { MailOutbox } from './mail-outbox.js';
import { MailRenderer } from './mail-renderer.js';
import { MailHosts } from './mail-route/mail-hosts.service.js';
import { MailRoutes } from './mail-route/mail-routes.service.js';
import { MailSettings } from './mail-route/mail-settings.entity.js';
import { RelayProof } from './mail-route/relay-proof.service.js';
import { MailTransport } from './mail-transport.js';
import { MailTuning } from './mail-tuning.js';
import { Notification } from './notification.entity.js';
import { MailComposer } from './own-templates/mail-composer.service.js';
import { OwnMailTemplate } from './own-templates/own-mail-template.entity.js';
import { PruneMessagesService } from './prune-messages.service.js';
import { SendMailService } from './send-mail.service.js';
import { SendSmsService } from './sms/send-sms.service.js';
import { SmsMessage } from './sms/sms-message.entity.js';
import { SmsOutbox } from './sms/sms-outbox.js';
import { NoSmsProvider, SmsProvider } from './sms/sms-provider.js';
import { StudioInbox } from './studio-inbox.service.js';
import { StudioNotices } from './studio-notices.service.js';
import { WrittenMessages } from './written-messages.service.js';

@Module({
  imports: [
    ConsentsModule,
    TypeOrmModule.forFeature([MailMessage, MailSettings, Notification, OwnMailTemplate, SmsMessage]),
  ],
  providers: [
    ForgetMessages,
    LetterOutbox,
    MailClaims,
    MailComposer,
    MailGate,
    MailHosts,
    MailOutbox,
    MailRenderer,
    MailRoutes,
    MailTransport,
    MailTuning,
    PruneMessagesService,
    RelayProof,
    SendMailService,
    SendSmsService,
    SmsOutbox,
    { provide: SmsProvider, useClass: NoSmsProvider },
    StudioInbox,
    StudioNotices,
    WrittenMessages,
  ],
  exports: [
    ForgetMessages,
    LetterOutbox,
    MailClaims,
    MailComposer,
    MailHosts,
    MailOutbox,
    MailRenderer,
    MailRoutes,
    MailTransport,
    MailTuning,
    RelayProof,
    SendMailService,
    SmsOutbox,
    StudioInbox,
    StudioNotices,
    WrittenMessages,
  ],
})
export class NotificationsModule {}
