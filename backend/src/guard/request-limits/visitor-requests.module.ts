import { Module } from '@nestjs/common';
import { RequestTriesService } from './request-tries.service.js';

/** Limits shared by the features in which visitors send requests to the studio. */
@Module({
  providers: [RequestTriesService],
  exports: [RequestTriesService],
})
export class VisitorRequestsModule {}
