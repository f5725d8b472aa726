import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChoicesLinksService } from './choices-links.service.js';
import { Consent } from './consent.entity.js';
import { ConsentsService } from './consents.service.js';
import { PruneConsentsService } from './prune-consents.service.js';
import { UnsubscribeLinksService } from './unsubscribe-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Consent])],
  providers: [ChoicesLinksService, ConsentsService, PruneConsentsService, UnsubscribeLinksService],
  exports: [ChoicesLinksService, ConsentsService, UnsubscribeLinksService],
})
export class ConsentsModule {}
