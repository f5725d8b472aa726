import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { ContentCatalogueService } from './content-catalogue.service.js';
import { ContentEntry } from './content-entry.entity.js';
import { ContentQueriesService } from './content-queries.service.js';
import { ContentRouter } from './content.router.js';
import { PolicyQueriesService } from './policy-queries.service.js';
import { ResolvedContentService } from './resolved-content.service.js';
import { WriteContentService } from './write-content.service.js';
import { LegalModule } from '../legal/legal.module.js';
import { StudioModule } from '../studio/studio.module.js';

const PROVIDERS = [
  ContentCatalogueService,
  ContentQueriesService,
  ContentRouter,
  PolicyQueriesService,
  ResolvedContentService,
  WriteContentService,
];

/** The texts of the site. */
@Module({
  imports: [LegalModule, StudioModule, MediaModule, TypeOrmModule.forFeature([ContentEntry])],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class ContentModule {
  constructor(responseCache: ResponseCache) {
    for (const read of ['home', 'workshopsPage']) {
      responseCache.register(`/trpc/content.${read}`, 'content', 'media');
    }
    responseCache.register('/trpc/content.policy', 'content', 'settings');
    responseCache.register('/trpc/content.imprint', 'settings');
    responseCache.register('/trpc/content.site', 'content', 'settings');
  }
}
