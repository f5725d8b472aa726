import { Module } from '@nestjs/common';
import { MailOutbox } from './mail-outbox.js';
import { MailRenderer } from './mail-renderer.js';
import { MailTransport } from './mail-transport.js';
import { SendMailService } from './send-mail.service.js';

@Module({ providers: [MailOutbox, MailRenderer, MailTransport, SendMailService], exports: [MailOutbox] })
export class NotificationsModule {}
