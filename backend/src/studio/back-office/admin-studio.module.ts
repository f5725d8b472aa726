import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { MediaModule } from '../../media/media.module.js';
import { AdminStudioRouter } from './admin-studio.router.js';
import { SaveStudioDetailsService } from './save-studio-details.service.js';
import { StudioDetailsQueriesService } from './studio-details-queries.service.js';

/** Where the studio enters who it is and who sells. */
@Module({
  imports: [ActivityLogModule, MediaModule],
  providers: [AdminStudioRouter, SaveStudioDetailsService, StudioDetailsQueriesService],
  exports: [AdminStudioRouter],
})
export class AdminStudioModule {}
