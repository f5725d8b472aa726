import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminChangesService } from './admin-changes.service.js';
import { RefusedRequestsService } from './refused-requests.service.js';
import { LogEntry } from './log-entry.entity.js';
import { PersonLogService } from './person-log.service.js';
import { RecordHistoryService } from './record-history.service.js';
import { SecurityLogService } from './security-log.service.js';
import { SystemErrorsService } from './system-errors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LogEntry])],
  providers: [
    AdminChangesService,
    RefusedRequestsService,
    PersonLogService,
    RecordHistoryService,
    SecurityLogService,
    SystemErrorsService,
  ],
  exports: [AdminChangesService, PersonLogService, RecordHistoryService, SecurityLogService],
})
export class ActivityLogModule {}
