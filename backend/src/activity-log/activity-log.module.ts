import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminChanges } from './admin-changes.service.js';
import { GuardLog } from './guard-log.service.js';
import { LogEntry } from './log-entry.entity.js';
import { PersonLog } from './person-log.service.js';
import { PruneLogService } from './prune-log.service.js';
import { RecordHistory } from './record-history.service.js';
import { SecurityLog } from './security-log.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LogEntry])],
  providers: [AdminChanges, GuardLog, PersonLog, PruneLogService, RecordHistory, SecurityLog],
  exports: [AdminChanges, PersonLog, RecordHistory, SecurityLog],
})
export class ActivityLogModule {}
