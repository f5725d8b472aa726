import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LogEntry } from './log-entry.entity.js';
import { SecurityLog } from './security-log.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LogEntry])],
  providers: [SecurityLog],
  exports: [SecurityLog],
})
export class ActivityLogModule {}
