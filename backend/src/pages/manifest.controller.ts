import { Controller, Get, Header } from '@nestjs/common';
import { brandFile, MANIFEST_PATH } from '../../contract/content/public-paths.js';
import { GROUND } from '../../contract/studio/accent.js';
import { CurrentStudio } from '../studio/current-studio.js';

/** What a telephone needs to keep the site among its apps. */
@Controller(MANIFEST_PATH)
export class ManifestController {
  constructor(private readonly studio: CurrentStudio) {}

  @Get()
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  async manifest(): Promise<object> {
    const { profile, look } = await this.studio.latest();
    const { name, tagline, description } = profile;
    return {
      name: tagline === '' ? name : `${name} – ${tagline}`,
      short_name: name,
      description,
      lang: 'tr',
      start_url: '/',
      display: 'browser',
      theme_color: GROUND.paper,
      background_color: GROUND.paper,
      icons: [
        { src: brandFile('icon192', look), sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: brandFile('icon512', look), sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        { src: brandFile('favicon', look), sizes: 'any', type: 'image/svg+xml' },
      ],
    };
  }
}
