import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import { SITEMAP_PATH } from '../../contract/content/public-paths.js';
import { OpenSite } from './open-site.guard.js';
import { Sitemap } from './sitemap.service.js';

@Controller(SITEMAP_PATH)
@UseGuards(OpenSite)
export class SitemapController {
  constructor(@Inject(Sitemap) private readonly sitemap: Sitemap) {}

  @Get()
  @Header('Content-Type', 'application/xml; charset=utf-8')
  list(): Promise<string> {
    return this.sitemap.xml();
  }
}
