import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Consent } from './consent.entity.js';
import { ConsentsService } from './consents.service.js';
import { PruneConsentsService } from './prune-consents.service.js';
import { UnsubscribeLinksService } from './unsubscribe-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Consent])],
  providers: [ConsentsService, PruneConsentsService, UnsubscribeLinksService],
  exports: [ConsentsService, UnsubscribeLinksService],
})
export class ConsentsModule {}
