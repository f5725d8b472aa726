/**
 * The point of a picture that stays in view when the picture is cut to the shape of a tile: whole percents from
 * its left and its upper edge.
 */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
}

/** Where a picture is cut unless the studio says otherwise. */
export const MIDDLE: PictureFocus = { x: 50, y: 50 };
const FARTHEST = 100;

export function isMiddle({ x, y }: PictureFocus): boolean {
  return x === MIDDLE.x && y === MIDDLE.y;
}

/** The nearest point inside of the picture. */
export function focusAt(x: number, y: number): PictureFocus {
  return { x: withinPicture(x), y: withinPicture(y) };
}

/** The CSS position that keeps this point in view. */
export function focusPosition({ x, y }: PictureFocus): string {
  return `${x}% ${y}%`;
}

function withinPicture(percent: number): number {
  return Math.round(Math.min(FARTHEST, Math.max(0, percent)));
}
