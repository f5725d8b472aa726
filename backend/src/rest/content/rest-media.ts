import type { AdminMediaItem, ScannedPicture } from '../../../contract/media/admin-media.views.js';
import { pictureUrl } from '../../../contract/media/picture.js';

const THUMBNAIL_PX = 320;

/** 'Media item' of specification 3, section 3. */
export function restManagedMedia(item: AdminMediaItem) {
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

/** 'Scanned image' of specification 3, section 3. */
export function restFoundImage({ path, picture, fileSize, category }: ScannedPicture) {
  const { fileName, width, height } = picture;
  return { relative_path: path, filename: fileName, width, height, size: fileSize, category };
}
