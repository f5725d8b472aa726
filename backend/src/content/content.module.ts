import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { ContentCatalogue } from './content-catalogue.service.js';
import { ContentEntry } from './content-entry.entity.js';
import { ContentQueries } from './content-queries.service.js';
import { ContentRouter } from './content.router.js';
import { PolicyQueries } from './policy-queries.service.js';
import { ShownContent } from './shown-content.service.js';
import { WriteContentService } from './write-content.service.js';

/** What the site says about itself. */
@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([ContentEntry])],
  providers: [
    ContentCatalogue,
    ContentQueries,
    ContentRouter,
    PolicyQueries,
    ShownContent,
    WriteContentService,
  ],
  exports: [
    ContentCatalogue,
    ContentQueries,
    ContentRouter,
    PolicyQueries,
    ShownContent,
    WriteContentService,
  ],
})
export class ContentModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    for (const read of ['home', 'workshopsPage']) {
      readyBytes.register(`/trpc/content.${read}`, 'content', 'media');
    }
    readyBytes.register('/trpc/content.policy', 'content');
    readyBytes.register('/trpc/content.site', 'content', 'settings');
  }
}
