import { Controller, Get, Query } from '@nestjs/common';
import type { MediaItemView } from '../../../contract/media/library.js';
import { RestMediaQuery } from '../../../contract/media/rest-media.query.js';
import { dtoInput } from '../../api/dto-input.js';
import { MediaLibraryQueriesService } from '../../media/media-library-queries.service.js';
import { Settings } from '../../platform/config/settings.js';

/**
 * GET /api/simple_media.php?category={category} and /api/public_media.php?category={category}: the visible
 * items of the media library. Galleries use the first name, pages the second.
 */
@Controller(['api/simple_media.php', 'api/public_media.php'])
export class MediaLibraryController {
  constructor(
    private readonly mediaLibrary: MediaLibraryQueriesService,
    private readonly settings: Settings,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>) {
    const items = await this.mediaLibrary.active(readQuery(query).category);
    return { success: true, media: items.map((item) => restMediaItem(item, this.settings.PUBLIC_URL)) };
  }
}

const readQuery = dtoInput(RestMediaQuery, { dropsUnknownFields: true });

function restMediaItem(item: MediaItemView, publicUrl: string) {
  const { id, title, altText, description, category, displayOrder, picture } = item;
  const filePath = `/api/uploads/${picture.fileName}`;
  return {
    id,
    title,
    file_path: filePath,
    full_url: new URL(filePath, publicUrl).href,
    alt_text: altText,
    filename: picture.fileName,
    category,
    description,
    is_active: true,
    display_order: displayOrder,
  };
}
