import type { Picture } from '../../../contract/media/picture.js';

/** The studio's uploaded mark. */
export interface Logo {
  readonly picture: Picture;
  /** A PNG of it for mails, documents and icons, at most `LOGO_BOX` large. */
  readonly png: Buffer;
  /** Pixels of the PNG. */
  readonly width: number;
  readonly height: number;
}

export const LOGO_BOX = { width: 960, height: 480 };
