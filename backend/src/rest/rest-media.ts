import type { AdminMediaItem, ScannedPicture } from '../../contract/media/admin-media.views.js';
import { pictureUrl } from '../../contract/media/picture.js';

const THUMBNAIL_PX = 320;

/** 'Media item' and 'Scanned image' of specification 3, section 3. */
export interface RestManagedMedia {
  readonly id: number;
  readonly file_path: string;
  readonly thumbnail_path: string;
  readonly original_name: string;
  readonly title: string;
  readonly alt_text: string;
  readonly description: string;
  readonly category: string;
  readonly width: number;
  readonly height: number;
  readonly file_size: number;
  readonly is_active: boolean;
}

export interface RestFoundImage {
  readonly relative_path: string;
  readonly filename: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly category: string;
}

export function restManagedMedia(item: AdminMediaItem): RestManagedMedia {
  const { id, originalName, title, altText, description, category, picture, fileSize, isActive } = item;
  return {
    id,
    file_path: `/api/uploads/${picture.fileName}`,
    thumbnail_path: pictureUrl(picture, THUMBNAIL_PX, 'webp'),
    original_name: originalName,
    title,
    alt_text: altText,
    description,
    category,
    width: picture.width,
    height: picture.height,
    file_size: fileSize,
    is_active: isActive,
  };
}

export function restFoundImage({ path, picture, fileSize, category }: ScannedPicture): RestFoundImage {
  const { fileName, width, height } = picture;
  return { relative_path: path, filename: fileName, width, height, size: fileSize, category };
}
