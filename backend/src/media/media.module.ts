import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaFile } from './media-file.entity.js';
import { MediaItem } from './media-item.entity.js';
import { MediaLibraryQueries } from './media-library-queries.service.js';
import { MediaStorage } from './media-storage.js';
import { PictureQueries } from './picture-queries.service.js';
import { PictureVariants } from './picture-variants.service.js';
import { StorePictureService } from './store-picture.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaFile, MediaItem])],
  providers: [MediaLibraryQueries, MediaStorage, PictureQueries, PictureVariants, StorePictureService],
  exports: [MediaLibraryQueries, PictureQueries, PictureVariants, StorePictureService],
})
export class MediaModule {}
