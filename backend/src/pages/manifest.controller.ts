import { Controller, Get, Header } from '@nestjs/common';
import { MANIFEST_PATH } from '../../contract/content/public-paths.js';
import { CurrentStudio } from '../studio/current-studio.js';

const PAPER = '#FBF8F3';

/** What a telephone needs to keep the site among its apps. */
@Controller(MANIFEST_PATH)
export class ManifestController {
  constructor(private readonly studio: CurrentStudio) {}

  @Get()
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  async manifest(): Promise<object> {
    const { name, tagline, description } = (await this.studio.latest()).profile;
    return {
      name: tagline === '' ? name : `${name} – ${tagline}`,
      short_name: name,
      description,
      lang: 'tr',
      start_url: '/',
      display: 'browser',
      theme_color: PAPER,
      background_color: PAPER,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    };
  }
}
