import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Consent } from './consent.entity.js';
import { Consents } from './consents.service.js';
import { PruneConsentsService } from './prune-consents.service.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Consent])],
  providers: [Consents, PruneConsentsService, UnsubscribeLinks],
  exports: [Consents, UnsubscribeLinks],
})
export class ConsentsModule {}
