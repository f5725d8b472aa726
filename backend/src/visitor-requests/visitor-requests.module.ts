import { Module } from '@nestjs/common';
import { RequestTries } from './request-tries.service.js';

/** What the features share in which anybody may ask the studio for something. */
@Module({
  providers: [RequestTries],
  exports: [RequestTries],
})
export class VisitorRequestsModule {}
