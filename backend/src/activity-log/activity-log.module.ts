import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GuardLog } from './guard-log.service.js';
import { LogEntry } from './log-entry.entity.js';
import { PersonLog } from './person-log.service.js';
import { PruneLogService } from './prune-log.service.js';
import { SecurityLog } from './security-log.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LogEntry])],
  providers: [GuardLog, PersonLog, PruneLogService, SecurityLog],
  exports: [PersonLog, SecurityLog],
})
export class ActivityLogModule {}
