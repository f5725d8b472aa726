import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../../activity-log/activity-log.module.js';
import { AiSettingsService } from './ai-settings.service.js';
import { AiQuotaService } from './ai-quota.service.js';
import { AiWriterRouter } from './ai-writer.router.js';
import { AiWriterService } from './ai-writer.service.js';

/** Drafts by the AI service. */
@Module({
  imports: [ActivityLogModule],
  providers: [AiSettingsService, AiQuotaService, AiWriterService, AiWriterRouter],
  exports: [AiSettingsService, AiWriterService, AiWriterRouter],
})
export class AiWriterModule {}
