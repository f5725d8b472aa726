import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailClaims } from './mail-claims.service.js';
import { MailOutbox } from './mail-outbox.js';
import { MailRenderer } from './mail-renderer.js';
import { MailTransport } from './mail-transport.js';
import { Notification } from './notification.entity.js';
import { SendMailService } from './send-mail.service.js';
import { StudioNotices } from './studio-notices.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Notification])],
  providers: [MailClaims, MailOutbox, MailRenderer, MailTransport, SendMailService, StudioNotices],
  exports: [MailOutbox, StudioNotices],
})
export class NotificationsModule {}
