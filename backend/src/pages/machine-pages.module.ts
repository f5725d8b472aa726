import { Module } from '@nestjs/common';
import {
  BRAND_FILES,
  FEED_PATH,
  MANIFEST_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
} from '../../contract/content/public-paths.js';
import { BlogModule } from '../blog/blog.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { ContentModule } from '../content/content.module.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { BlogFeedController } from './blog-feed.controller.js';
import { BlogFeedService } from './blog-feed.service.js';
import { BrandFilesController } from './brand-files.controller.js';
import { ManifestController } from './manifest.controller.js';
import { StudioModule } from '../studio/studio.module.js';
import { OpenSite } from './open-site.guard.js';
import { RobotsController } from './robots.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { SitemapService } from './sitemap.service.js';

/** Sitemap, robots.txt, feed, manifest and icons, for search engines, feed readers, browsers and telephones. */
@Module({
  imports: [BlogModule, CatalogModule, ContentModule, StudioModule],
  controllers: [
    BlogFeedController,
    BrandFilesController,
    ManifestController,
    RobotsController,
    SitemapController,
  ],
  providers: [BlogFeedService, OpenSite, SitemapService],
})
export class MachinePagesModule {
  constructor(responseCache: ResponseCache) {
    responseCache.register(SITEMAP_PATH, 'catalog', 'blog', 'media', 'settings');
    responseCache.register(FEED_PATH, 'blog', 'content', 'media', 'settings');
    responseCache.register(MANIFEST_PATH, 'settings');
    for (const path of Object.values(BRAND_FILES)) responseCache.register(path, 'settings');
    // Constant, because its content is part of the code.
    responseCache.register(ROBOTS_PATH);
  }
}
