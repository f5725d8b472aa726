import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ForgottenUploads } from './forgotten-uploads.service.js';
import { KeptUploads } from './kept-uploads.service.js';
import { MediaFile } from './media-file.entity.js';
import { MediaItem } from './media-item.entity.js';
import { MediaLibraryQueries } from './media-library-queries.service.js';
import { MediaStorage } from './media-storage.js';
import { PictureQueries } from './picture-queries.service.js';
import { PictureUpload } from './picture-upload.entity.js';
import { PictureVariants } from './picture-variants.service.js';
import { StorePictureService } from './store-picture.service.js';
import { UploadPictureService } from './upload-picture.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaFile, MediaItem, PictureUpload])],
  providers: [
    ForgottenUploads,
    KeptUploads,
    MediaLibraryQueries,
    MediaStorage,
    PictureQueries,
    PictureVariants,
    StorePictureService,
    UploadPictureService,
  ],
  exports: [
    KeptUploads,
    MediaLibraryQueries,
    MediaStorage,
    PictureQueries,
    PictureVariants,
    StorePictureService,
    UploadPictureService,
  ],
})
export class MediaModule {}
