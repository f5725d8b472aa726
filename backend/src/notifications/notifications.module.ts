import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsModule } from '../people/consents/consents.module.js';
import { ContactNoticesService } from './contact-notices.service.js';
import { MailsAgainService } from './mail/mails-again.service.js';
import { RecordMailsService } from './mail/record-mails.service.js';
import { EraseMessagesService } from './mail/erase-messages.service.js';
import { CampaignOutbox } from './mail/campaign-outbox.js';
import { MailClaimsService } from './mail/mail-claims.service.js';
import { MailPermissionService } from './mail/mail-permission.service.js';
import { MailMessage } from './mail/mail-message.entity.js';
import { MailOutbox } from './mail/mail-outbox.js';
import { MailRenderer } from './mail/mail-renderer.js';
import { MailHostsService } from './smtp/mail-hosts.service.js';
import { MailRoutesService } from './smtp/mail-routes.service.js';
import { MailSettings } from './smtp/mail-settings.entity.js';
import { RelayCheckService } from './smtp/relay-check.service.js';
import { MailTransport } from './mail/mail-transport.js';
import { MailTuning } from './mail/mail-tuning.js';
import { StudioNotification } from './studio/studio-notification.entity.js';
import { MailComposerService } from './custom-templates/mail-composer.service.js';
import { PreviewMailService } from './custom-templates/preview-mail.service.js';
import { CustomMailTemplate } from './custom-templates/custom-mail-template.entity.js';
import { PruneMessagesService } from './mail/prune-messages.service.js';
import { SendMailService } from './mail/send-mail.service.js';
import { SendSmsService } from './sms/send-sms.service.js';
import { SmsMessage } from './sms/sms-message.entity.js';
import { SmsOutbox } from './sms/sms-outbox.js';
import { NetgsmProvider } from './sms/netgsm/netgsm-provider.js';
import { SmsProvider } from './sms/sms-provider.js';
import { StudioInboxService } from './studio/studio-inbox.service.js';
import { NotifyStudioService } from './studio/notify-studio.service.js';
import { SentMessagesService } from './mail/sent-messages.service.js';
import { StudioModule } from '../studio/studio.module.js';

@Module({
  imports: [
    StudioModule,
    ConsentsModule,
    TypeOrmModule.forFeature([MailMessage, MailSettings, StudioNotification, CustomMailTemplate, SmsMessage]),
  ],
  providers: [
    ContactNoticesService,
    EraseMessagesService,
    MailsAgainService,
    RecordMailsService,
    CampaignOutbox,
    MailClaimsService,
    MailComposerService,
    MailPermissionService,
    MailHostsService,
    MailOutbox,
    MailRenderer,
    MailRoutesService,
    MailTransport,
    MailTuning,
    PreviewMailService,
    PruneMessagesService,
    RelayCheckService,
    SendMailService,
    SendSmsService,
    SmsOutbox,
    NetgsmProvider,
    { provide: SmsProvider, useExisting: NetgsmProvider },
    StudioInboxService,
    NotifyStudioService,
    SentMessagesService,
  ],
  exports: [
    ContactNoticesService,
    EraseMessagesService,
    MailsAgainService,
    RecordMailsService,
    CampaignOutbox,
    MailClaimsService,
    MailHostsService,
    MailOutbox,
    MailRenderer,
    MailRoutesService,
    MailTransport,
    MailTuning,
    PreviewMailService,
    RelayCheckService,
    SendMailService,
    SmsOutbox,
    NetgsmProvider,
    SmsProvider,
    StudioInboxService,
    NotifyStudioService,
    SentMessagesService,
  ],
})
export class NotificationsModule {}
