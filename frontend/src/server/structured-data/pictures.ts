import { type Picture, pictureUrl } from '@contract/media/picture.js';
import type { OpenGraphImage } from '../head/page-head.js';

/** Wide enough for every preview, and a format that each of them reads. */
const WIDTH = 1280;

/** A path: whoever needs the whole address puts the origin before it. */
export function previewUrl(picture: Picture): string {
  return pictureUrl(picture, WIDTH, 'jpeg');
}

export function previewImage(picture: Picture | null, alt: string): OpenGraphImage | null {
  if (!picture) return null;
  const width = Math.min(picture.width, WIDTH);
  const height = Math.round((picture.height * width) / picture.width);
  return { url: previewUrl(picture), width, height, alt: picture.alt || alt };
}
