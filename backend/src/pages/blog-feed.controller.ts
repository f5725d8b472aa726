import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { FEED_PATH } from '../../contract/content/public-paths.js';
import { whileInUse } from '../api/while-in-use.guard.js';
import { BlogFeedService } from './blog-feed.service.js';
import { OpenSite } from './open-site.guard.js';

@Controller(FEED_PATH)
@UseGuards(OpenSite, whileInUse('blog'))
export class BlogFeedController {
  constructor(private readonly feed: BlogFeedService) {}

  @Get()
  @Header('Content-Type', 'application/rss+xml; charset=utf-8')
  read(): Promise<string> {
    return this.feed.rss();
  }
}
