import type { AdminMediaItem } from '../../../contract/media/admin-media.views.js';
import { spokenAlt } from '../../../contract/media/library.js';
import type { MediaItem } from '../media-item.entity.js';
import { toPicture } from '../picture.mapper.js';

export function toAdminMediaItem(item: MediaItem): AdminMediaItem {
  const { id, originalName, title, altText, description, category, displayOrder, isActive, version } = item;
  return {
    id,
    originalName,
    title,
    altText,
    description,
    category,
    folderId: item.mediaFolderId,
    displayOrder,
    isActive,
    fileSize: item.mediaFile.byteSize,
    picture: toPicture(item.mediaFile, spokenAlt(altText)),
    version,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}

/** The fields of an item for the activity log. */
export function loggedMediaItem(item: AdminMediaItem): Readonly<Record<string, unknown>> {
  const { title, altText, description, category, displayOrder, isActive, picture } = item;
  return { title, altText, description, category, displayOrder, isActive, fileName: picture.fileName };
}

/** A readable name of the item. */
export function mediaLabel({ title, originalName, picture }: AdminMediaItem): string {
  return title || originalName || picture.fileName;
}
