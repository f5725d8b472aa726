import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ROBOTS_PATH, SITEMAP_PATH } from '../../contract/content/public-paths.js';
import { Settings } from '../platform/config/settings.js';
import { PERSONAL_PAGES, SERVER_FOLDERS } from '../platform/http/not-for-search.js';
import { OpenSite } from './open-site.guard.js';

@Controller(ROBOTS_PATH)
@UseGuards(OpenSite)
export class RobotsController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  rules(): string {
    const { origin } = new URL(this.settings.PUBLIC_URL);
    return [
      'User-agent: *',
      ...[...PERSONAL_PAGES, ...SERVER_FOLDERS].sort().map((name) => `Disallow: /${name}`),
      '',
      `Sitemap: ${origin}${SITEMAP_PATH}`,
      '',
    ].join('\n');
  }
}
