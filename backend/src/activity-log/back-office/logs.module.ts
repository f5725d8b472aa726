import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log.module.js';
import { LogEntry } from '../log-entry.entity.js';
import { ListsModule } from '../../platform/lists/lists.module.js';
import { AdminLogsRouter } from './admin-logs.router.js';
import { LogListService } from './log-list.service.js';
import { LogRetentionService } from './log-retention.service.js';

@Module({
  imports: [ActivityLogModule, ListsModule, TypeOrmModule.forFeature([LogEntry])],
  providers: [AdminLogsRouter, LogListService, LogRetentionService],
  exports: [AdminLogsRouter, LogListService],
})
export class LogsModule {}
