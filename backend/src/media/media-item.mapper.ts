import { type MediaItemView, spokenAlt } from '../../contract/media/library.js';
import type { MediaItem } from './media-item.entity.js';
import { toPicture } from './picture.mapper.js';

export function toMediaItem(item: MediaItem): MediaItemView {
  const { id, title, altText, description, category, displayOrder, mediaFile } = item;
  const picture = toPicture(mediaFile, spokenAlt(altText));
  return { id, title, altText, description, category, displayOrder, picture };
}
