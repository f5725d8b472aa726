import { Module } from '@nestjs/common';
import { RequestTriesService } from './request-tries.service.js';

/** What the features share in which anybody may ask the studio for something. */
@Module({
  providers: [RequestTriesService],
  exports: [RequestTriesService],
})
export class VisitorRequestsModule {}
