import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { ContentEntry } from '../content-entry.entity.js';
import { ContentModule } from '../content.module.js';
import { AdminContentQueries } from './admin-content-queries.service.js';
import { AdminContentRouter } from './admin-content.router.js';
import { PreviewContent } from './preview-content.service.js';
import { SaveContent } from './save-content.service.js';

/** What the studio does with the words of its site. */
@Module({
  imports: [ActivityLogModule, ContentModule, TypeOrmModule.forFeature([ContentEntry])],
  providers: [AdminContentQueries, AdminContentRouter, PreviewContent, SaveContent],
  exports: [AdminContentQueries, AdminContentRouter, SaveContent],
})
export class AdminContentModule {}
