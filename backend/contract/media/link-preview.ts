import { type Picture, pictureUrl } from './picture.js';

/** The shape in which messengers show the picture of a link. They cut other shapes to it themselves, at the middle. */
const SHAPE = { width: 1200, height: 630 };
/** Wide enough for every link preview. */
const UNCUT_WIDTH = 1280;
/** Few enough that nobody can fill the storage with cuts of one picture. */
const CUT_STEP = 10;

interface LinkPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

type Measures = Pick<Picture, 'width' | 'height'>;

/** The picture for previews of a link, in a format that all of them read: cut around its focus if it has one. */
export function linkPicture(picture: Picture): LinkPicture {
  const { fileName, focus } = picture;
  if (focus) {
    const at = nearestCut(isWide(picture) ? focus.x : focus.y);
    return { url: `/media/${encodeURIComponent(fileName)}/${linkCutName(at)}`, ...linkCutSize(picture) };
  }
  const width = Math.min(picture.width, UNCUT_WIDTH);
  const height = Math.round((picture.height * width) / picture.width);
  return { url: pictureUrl(picture, UNCUT_WIDTH, 'jpeg'), width, height };
}

/** `at`: percents of what does not fit. */
export function linkCutName(at: number): string {
  return `preview-${at}.jpeg`;
}

/** The place of the cut that is called so; null for other names. */
export function readLinkCut(name: string): number | null {
  const at = Number(/^preview-(\d{1,3})\.jpeg$/.exec(name)?.[1]);
  return linkCutName(nearestCut(at)) === name ? at : null;
}

/** The largest size of the shape that needs no enlargement. */
export function linkCutSize({ width, height }: Measures): Measures {
  const cutWidth = Math.min(SHAPE.width, width, Math.round((height * SHAPE.width) / SHAPE.height));
  return { width: cutWidth, height: Math.round((cutWidth * SHAPE.height) / SHAPE.width) };
}

function isWide({ width, height }: Measures): boolean {
  return width * SHAPE.height > height * SHAPE.width;
}

function nearestCut(percent: number): number {
  return Math.min(100, Math.round(percent / CUT_STEP) * CUT_STEP);
}
