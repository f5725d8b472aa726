import { linkPicture } from '@contract/media/link-preview.js';
import { type Picture, pictureUrl } from '@contract/media/picture.js';
import type { OpenGraphImage } from '../head/page-head.js';

/** Wide enough for search engines, in a format that all of them read. */
const WIDTH = 1280;

/** Returns a path; callers that need the whole address put the origin before it. */
export function previewUrl(picture: Picture): string {
  return pictureUrl(picture, WIDTH, 'jpeg');
}

export function previewImage(picture: Picture | null, alt: string): OpenGraphImage | null {
  return picture && { ...linkPicture(picture), alt: picture.alt || alt };
}
