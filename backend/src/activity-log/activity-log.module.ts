import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminChanges } from './admin-changes.service.js';
import { GuardLog } from './guard-log.service.js';
import { LogEntry } from './log-entry.entity.js';
import { PersonLog } from './person-log.service.js';
import { RecordHistory } from './record-history.service.js';
import { SecurityLog } from './security-log.service.js';
import { SystemErrors } from './system-errors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LogEntry])],
  providers: [AdminChanges, GuardLog, PersonLog, RecordHistory, SecurityLog, SystemErrors],
  exports: [AdminChanges, PersonLog, RecordHistory, SecurityLog],
})
export class ActivityLogModule {}
