import { All, Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { MediaLibraryQueries } from '../media/media-library-queries.service.js';
import { Settings } from '../platform/config/settings.js';
import { mediaCategory, type RestMediaList, restMediaList } from './public-media.controller.js';
import { refuseOtherMethods } from './read-methods.js';

/** GET /api/simple_media.php?category={category}: what public_media.php says, under the name that galleries ask for. */
@Controller('api/simple_media.php')
export class SimpleMediaController {
  constructor(
    @Inject(MediaLibraryQueries) private readonly mediaLibrary: MediaLibraryQueries,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>): Promise<RestMediaList> {
    const items = await this.mediaLibrary.active(mediaCategory(query));
    return restMediaList(items, this.settings.PUBLIC_URL);
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}
