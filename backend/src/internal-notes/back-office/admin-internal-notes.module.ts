import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { InternalNotesModule } from '../internal-notes.module.js';
import { InternalNotesRouter } from './internal-notes.router.js';
import { InternalNotesService } from './internal-notes.service.js';

/** The back office's notes for itself. */
@Module({
  imports: [ActivityLogModule, InternalNotesModule],
  providers: [InternalNotesRouter, InternalNotesService],
  exports: [InternalNotesRouter, InternalNotesService],
})
export class AdminInternalNotesModule {}
