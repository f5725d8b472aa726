import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { AdminLegalModule } from '../../legal/back-office/admin-legal.module.js';
import { ContentEntry } from '../content-entry.entity.js';
import { ContentModule } from '../content.module.js';
import { AdminContentQueriesService } from './admin-content-queries.service.js';
import { AdminContentRouter } from './admin-content.router.js';
import { PreviewContentService } from './preview-content.service.js';
import { SaveContentService } from './save-content.service.js';
import { WriteContractService } from './write-contract.service.js';

/** The back office of the site's texts. */
@Module({
  imports: [ActivityLogModule, AdminLegalModule, ContentModule, TypeOrmModule.forFeature([ContentEntry])],
  providers: [
    AdminContentQueriesService,
    AdminContentRouter,
    PreviewContentService,
    SaveContentService,
    WriteContractService,
  ],
  exports: [AdminContentQueriesService, AdminContentRouter, SaveContentService],
})
export class AdminContentModule {}
