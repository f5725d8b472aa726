import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { MediaModule } from '../media/media.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { SamplesService } from './samples.service.js';
import { StoreSamplePicturesService } from './store-sample-pictures.service.js';
import { WriteSamplesService } from './write-samples.service.js';

/** The goods of the demo as samples for an empty shop, with their texts and pictures. */
@Module({
  imports: [ActivityLogModule, BlogModule, CatalogModule, MediaModule, StudioModule, WorkshopsModule],
  providers: [SamplesService, StoreSamplePicturesService, WriteSamplesService],
  exports: [SamplesService],
})
export class SamplesModule {}
