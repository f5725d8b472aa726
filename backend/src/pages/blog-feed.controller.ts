import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import { FEED_PATH } from '../../contract/content/public-paths.js';
import { BlogFeed } from './blog-feed.service.js';
import { OpenSite } from './open-site.guard.js';

@Controller(FEED_PATH)
@UseGuards(OpenSite)
export class BlogFeedController {
  constructor(@Inject(BlogFeed) private readonly feed: BlogFeed) {}

  @Get()
  @Header('Content-Type', 'application/rss+xml; charset=utf-8')
  read(): Promise<string> {
    return this.feed.rss();
  }
}
