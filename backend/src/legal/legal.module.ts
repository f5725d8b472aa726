import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudioModule } from '../studio/studio.module.js';
import { CurrentLegalTexts } from './current-legal-texts.js';
import { LegalTextDraft } from './legal-text-draft.entity.js';
import { LegalTextInForce } from './legal-text-in-force.entity.js';
import { LegalTextVersion } from './legal-text-version.entity.js';
import { LegalTextsDueService } from './legal-texts-due.service.js';
import { ReadLegalTextsService } from './read-legal-texts.service.js';

/** The texts of the form and the contract that buyers accept. */
@Module({
  imports: [StudioModule, TypeOrmModule.forFeature([LegalTextDraft, LegalTextInForce, LegalTextVersion])],
  providers: [CurrentLegalTexts, LegalTextsDueService, ReadLegalTextsService],
  exports: [CurrentLegalTexts, LegalTextsDueService],
})
export class LegalModule {}
