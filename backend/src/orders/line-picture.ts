import { isMiddle } from '../../contract/media/picture-focus.js';
import type { Picture } from '../../contract/media/picture.js';
import type { OrderLine } from './order-line.entity.js';

/** The picture of a line, cropped as it was on the day of the order; null when there is none any more. */
export function pictureOfLine(
  {
    pictureFileName,
    pictureFocusX: x,
    pictureFocusY: y,
  }: Pick<OrderLine, 'pictureFileName' | 'pictureFocusX' | 'pictureFocusY'>,
  pictures: ReadonlyMap<string, Picture>,
): Picture | null {
  const picture = pictures.get(pictureFileName ?? '');
  if (picture === undefined) return null;
  return isMiddle({ x, y }) ? picture : { ...picture, focus: { x, y } };
}
