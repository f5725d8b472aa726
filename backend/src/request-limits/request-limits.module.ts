import { Module } from '@nestjs/common';
import { RequestAttemptsService } from './request-attempts.service.js';

/** Limits shared by the features in which visitors send requests to the studio. */
@Module({
  providers: [RequestAttemptsService],
  exports: [RequestAttemptsService],
})
export class RequestLimitsModule {}
