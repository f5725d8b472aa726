import { Module } from '@nestjs/common';
import { StudioModule } from '../../studio/studio.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { LegalModule } from '../legal.module.js';
import { AdminLegalRouter } from './admin-legal.router.js';
import { CancelVersionService } from './cancel-version.service.js';
import { LegalTextQueriesService } from './legal-text-queries.service.js';
import { PreviewLegalTextService } from './preview-legal-text.service.js';
import { PutInForceService } from './put-in-force.service.js';
import { SaveLegalDraftService } from './save-legal-draft.service.js';

/** Where the studio writes the texts that buyers accept. */
@Module({
  imports: [StudioModule, ActivityLogModule, LegalModule],
  providers: [
    AdminLegalRouter,
    CancelVersionService,
    LegalTextQueriesService,
    PreviewLegalTextService,
    PutInForceService,
    SaveLegalDraftService,
  ],
  exports: [AdminLegalRouter, PutInForceService],
})
export class AdminLegalModule {}
