import { Module } from '@nestjs/common';
import { NewsletterModule } from '../../messaging/newsletter/newsletter.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { HeedRefusalService } from './heed-refusal.service.js';
import { IysConnectionService } from './iys-connection.service.js';
import { IysStateService } from './iys-state.service.js';
import { ReadIysService } from './read-iys.service.js';
import { ReconcileIysService } from './reconcile-iys.service.js';
import { TellIysService } from './tell-iys.service.js';

/** The ledger of consents and İYS, the state's register of consents to commercial messages, kept in step. */
@Module({
  imports: [ConsentsModule, NewsletterModule],
  providers: [
    HeedRefusalService,
    IysConnectionService,
    IysStateService,
    ReadIysService,
    ReconcileIysService,
    TellIysService,
  ],
  exports: [IysConnectionService, IysStateService],
})
export class IysModule {}
