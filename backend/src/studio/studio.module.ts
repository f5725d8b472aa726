import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CurrentStudio } from './current-studio.js';
import { ReadStudioService } from './read-studio.service.js';
import { StudioDetails } from './studio-details.entity.js';

/** Who the studio is and who sells. Pages, mails, documents and calendar entries of all groups name them. */
@Module({
  imports: [TypeOrmModule.forFeature([StudioDetails])],
  providers: [CurrentStudio, ReadStudioService],
  exports: [CurrentStudio],
})
export class StudioModule {}
