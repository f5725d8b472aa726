import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { SITEMAP_PATH } from '../../contract/content/public-paths.js';
import { OpenSite } from './open-site.guard.js';
import { SitemapService } from './sitemap.service.js';

@Controller(SITEMAP_PATH)
@UseGuards(OpenSite)
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Get()
  @Header('Content-Type', 'application/xml; charset=utf-8')
  list(): Promise<string> {
    return this.sitemap.xml();
  }
}
