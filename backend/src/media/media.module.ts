import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../platform/config/settings.js';
import { Log } from '../platform/logging/log.js';
import { ForgottenUploads } from './forgotten-uploads.service.js';
import { KeptUploads } from './kept-uploads.service.js';
import { LeftBehind } from './left-behind.service.js';
import { MediaFile } from './media-file.entity.js';
import { MediaItem } from './media-item.entity.js';
import { MediaLibraryQueries } from './media-library-queries.service.js';
import { PictureQueries } from './picture-queries.service.js';
import { PictureUpload } from './picture-upload.entity.js';
import { PictureVariants } from './picture-variants.service.js';
import { RemoveBytes } from './remove-bytes.service.js';
import { MediaStorage } from './storage/media-storage.js';
import { openMediaStorage } from './storage/open-media-store.js';
import { StorePictureService } from './store-picture.service.js';
import { UploadPictureService } from './upload-picture.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaFile, MediaItem, PictureUpload])],
  providers: [
    ForgottenUploads,
    KeptUploads,
    LeftBehind,
    MediaLibraryQueries,
    { provide: MediaStorage, useFactory: openMediaStorage, inject: [Settings, Log] },
    PictureQueries,
    PictureVariants,
    RemoveBytes,
    StorePictureService,
    UploadPictureService,
  ],
  exports: [
    KeptUploads,
    MediaLibraryQueries,
    MediaStorage,
    PictureQueries,
    PictureVariants,
    RemoveBytes,
    StorePictureService,
    UploadPictureService,
  ],
})
export class MediaModule {}
