import { Inject, Module } from '@nestjs/common';
import { FEED_PATH, ROBOTS_PATH, SITEMAP_PATH } from '../../contract/content/public-paths.js';
import { BlogModule } from '../blog/blog.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { ContentModule } from '../content/content.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { BlogFeedController } from './blog-feed.controller.js';
import { BlogFeed } from './blog-feed.service.js';
import { OpenSite } from './open-site.guard.js';
import { RobotsController } from './robots.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { Sitemap } from './sitemap.service.js';

/** What machines read of the public site: search engines and readers of feeds. */
@Module({
  imports: [BlogModule, CatalogModule, ContentModule],
  controllers: [BlogFeedController, RobotsController, SitemapController],
  providers: [BlogFeed, OpenSite, Sitemap],
})
export class MachinePagesModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    readyBytes.register(SITEMAP_PATH, 'catalog', 'blog', 'media');
    readyBytes.register(FEED_PATH, 'blog', 'content', 'media');
    // Its rules are code.
    readyBytes.register(ROBOTS_PATH);
  }
}
