import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { CurrentStudio } from './current-studio.js';
import { BrandFilesService } from './look/brand-files.service.js';
import { ReadLogoService } from './look/read-logo.service.js';
import { PastSellerService } from './past-seller.service.js';
import { ReadStudioService } from './read-studio.service.js';
import { StudioDetails } from './studio-details.entity.js';

/** Who the studio is and who sells. Pages, mails, documents and calendar entries of all groups name them. */
@Module({
  imports: [TypeOrmModule.forFeature([StudioDetails]), MediaModule],
  providers: [BrandFilesService, CurrentStudio, PastSellerService, ReadLogoService, ReadStudioService],
  exports: [BrandFilesService, CurrentStudio, PastSellerService],
})
export class StudioModule {}
