import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../platform/config/settings.js';
import { Log } from '../platform/logging/log.js';
import { PruneUploadsService } from './prune-uploads.service.js';
import { UploadLedgerService } from './upload-ledger.service.js';
import { OrphanSweeperService } from './orphan-sweeper.service.js';
import { MediaFile } from './media-file.entity.js';
import { MediaFolder } from './media-folder.entity.js';
import { MediaItem } from './media-item.entity.js';
import { MediaLibraryQueriesService } from './media-library-queries.service.js';
import { PictureQueriesService } from './picture-queries.service.js';
import { PictureUpload } from './picture-upload.entity.js';
import { PictureVariantsService } from './picture-variants.service.js';
import { RemoveBytesService } from './remove-bytes.service.js';
import { MediaStorage } from './storage/media-storage.js';
import { openMediaStorage } from './storage/open-media-store.js';
import { StorePictureService } from './store-picture.service.js';
import { UploadPictureService } from './upload-picture.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaFile, MediaFolder, MediaItem, PictureUpload])],
  providers: [
    PruneUploadsService,
    UploadLedgerService,
    OrphanSweeperService,
    MediaLibraryQueriesService,
    { provide: MediaStorage, useFactory: openMediaStorage, inject: [Settings, Log] },
    PictureQueriesService,
    PictureVariantsService,
    RemoveBytesService,
    StorePictureService,
    UploadPictureService,
  ],
  exports: [
    UploadLedgerService,
    MediaLibraryQueriesService,
    MediaStorage,
    PictureQueriesService,
    PictureVariantsService,
    RemoveBytesService,
    StorePictureService,
    UploadPictureService,
  ],
})
export class MediaModule {}
