import type { PictureFocus } from './picture-focus.js';

export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600, 2400] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * A stored picture with the data for showing it. The file name contains the content's hash, so its addresses
 * never change their content.
 */
export interface Picture {
  readonly fileName: string;
  /** Pixels of the stored original; wider variants are never served. */
  readonly width: number;
  readonly height: number;
  /** A tiny blurred version as a data URL, shown while the picture loads. */
  readonly placeholder: string;
  readonly alt: string;
  /** Absent: the middle. */
  readonly focus?: PictureFocus;
}

type PictureFile = Pick<Picture, 'fileName' | 'width'>;

/** The widths of a picture's variants: the fixed steps below its own width, and its own width as the last. */
export function pictureWidths(originalWidth: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((width) => width < originalWidth);
  return [...smaller, Math.min(originalWidth, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? originalWidth)];
}

export function pictureUrl(picture: PictureFile, width: number, format: PictureFormat): string {
  const fitting = pictureWidths(picture.width).find((candidate) => candidate >= width) ?? picture.width;
  return `/media/${encodeURIComponent(picture.fileName)}/${fitting}.${format}`;
}

export function pictureSrcSet(picture: PictureFile, format: PictureFormat): string {
  return pictureWidths(picture.width)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ');
}
