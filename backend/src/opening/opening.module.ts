import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { LegalModule } from '../legal/legal.module.js';
import { SamplesModule } from '../samples/samples.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { EtbisSheetService } from './etbis-sheet.service.js';
import { OpenShopService } from './open-shop.service.js';
import { OpeningRouter } from './opening.router.js';
import { ReadConnectionsService } from './read-connections.service.js';
import { ReadOpeningFactsService } from './read-opening-facts.service.js';

/** Whether the shop is ready for visitors, and its opening. */
@Module({
  imports: [ActivityLogModule, LegalModule, NotificationsModule, PaymentsModule, SamplesModule, StudioModule],
  providers: [
    EtbisSheetService,
    OpenShopService,
    OpeningRouter,
    ReadConnectionsService,
    ReadOpeningFactsService,
  ],
  exports: [OpeningRouter],
})
export class OpeningModule {}
