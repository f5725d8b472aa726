import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log.module.js';
import { LogEntry } from '../log-entry.entity.js';
import { ListsModule } from '../../platform/lists/lists.module.js';
import { AdminLogsRouter } from './admin-logs.router.js';
import { LogList } from './log-list.service.js';
import { LogRetention } from './log-retention.service.js';

@Module({
  imports: [ActivityLogModule, ListsModule, TypeOrmModule.forFeature([LogEntry])],
  providers: [AdminLogsRouter, LogList, LogRetention],
  exports: [AdminLogsRouter, LogList],
})
export class LogsModule {}
