import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { AdminMediaQueriesService } from './admin-media-queries.service.js';
import { AdminMediaRouter } from './admin-media.router.js';
import { MediaFoldersService } from './media-folders.service.js';
import { MediaUsesService } from './media-uses.service.js';
import { MediaModule } from '../media.module.js';
import { ContentModule } from '../../content/content.module.js';
import { MovePictureUsesService } from './move-picture-uses.service.js';
import { RemoveMediaService } from './remove-media.service.js';
import { ReplaceMediaService } from './replace-media.service.js';
import { SaveMediaService } from './save-media.service.js';
import { ScanMediaService } from './scan-media.service.js';
import { StudioModule } from '../../studio/studio.module.js';

/** The back office of the media library: specification 3, 'Media management'. */
@Module({
  imports: [StudioModule, ActivityLogModule, ContentModule, MediaModule],
  providers: [
    AdminMediaQueriesService,
    AdminMediaRouter,
    MediaFoldersService,
    MediaUsesService,
    MovePictureUsesService,
    RemoveMediaService,
    ReplaceMediaService,
    SaveMediaService,
    ScanMediaService,
  ],
  exports: [
    AdminMediaQueriesService,
    AdminMediaRouter,
    RemoveMediaService,
    SaveMediaService,
    ScanMediaService,
  ],
})
export class AdminMediaModule {}
