import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminModule } from '../admin/admin.module.js';
import { AiWriterModule } from '../blog/back-office/ai/ai-writer.module.js';
import { InvoicingModule } from '../invoicing/invoicing.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { IysModule } from '../people/iys/iys.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CarriersModule } from '../shipping/carriers/carriers.module.js';
import { ChangeAccountService } from './change-account.service.js';
import { ConnectionsRouter } from './connections.router.js';
import { CheckDomainService } from './domain/check-domain.service.js';
import { DomainLookups } from './domain/domain-lookups.js';
import { GeliverAccountService } from './geliver/geliver-account.service.js';
import { IysAccountService } from './iys/iys-account.service.js';
import { IyzicoAccountService } from './iyzico/iyzico-account.service.js';
import { ParasutAccountService } from './parasut/parasut-account.service.js';
import { ServiceStatesService } from './services/service-states.service.js';
import { SmsAccountService } from './sms/sms-account.service.js';

/** The back office of the services to which the shop is connected: payment, invoices, mail, text messages, consents, pictures, domain. */
@Module({
  imports: [
    ActivityLogModule,
    AdminModule,
    AiWriterModule,
    InvoicingModule,
    CarriersModule,
    IysModule,
    MediaModule,
    NotificationsModule,
    PaymentsModule,
  ],
  providers: [
    ChangeAccountService,
    CheckDomainService,
    ConnectionsRouter,
    DomainLookups,
    GeliverAccountService,
    IysAccountService,
    IyzicoAccountService,
    ParasutAccountService,
    ServiceStatesService,
    SmsAccountService,
  ],
  exports: [ConnectionsRouter],
})
export class ConnectionsModule {}
