import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { AdminMediaQueries } from './admin-media-queries.service.js';
import { AdminMediaRouter } from './admin-media.router.js';
import { MediaUses } from './media-uses.service.js';
import { MediaModule } from '../media.module.js';
import { RemoveMedia } from './remove-media.service.js';
import { SaveMedia } from './save-media.service.js';
import { ScanMedia } from './scan-media.service.js';

/** The media library from inside: specification 3, 'Media management'. */
@Module({
  imports: [ActivityLogModule, MediaModule],
  providers: [AdminMediaQueries, AdminMediaRouter, MediaUses, RemoveMedia, SaveMedia, ScanMedia],
  exports: [AdminMediaQueries, AdminMediaRouter, RemoveMedia, SaveMedia, ScanMedia],
})
export class AdminMediaModule {}
