import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../../activity-log/activity-log.module.js';
import { AiSettings } from './ai-settings.service.js';
import { AiTurns } from './ai-turns.service.js';
import { AiWriterRouter } from './ai-writer.router.js';
import { AiWriter } from './ai-writer.service.js';

/** Drafts by the AI service. */
@Module({
  imports: [ActivityLogModule],
  providers: [AiSettings, AiTurns, AiWriter, AiWriterRouter],
  exports: [AiSettings, AiWriter, AiWriterRouter],
})
export class AiWriterModule {}
