import type { Picture } from '../../contract/media/picture.js';
import type { MediaFile } from './media-file.entity.js';

export function toPicture(file: MediaFile, alt: string): Picture {
  const { fileName, width, height, placeholder } = file;
  return { fileName, width, height, placeholder, alt };
}
