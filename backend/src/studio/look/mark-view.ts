import { DRAWN_MARKS, isDrawnMark } from '../../../contract/studio/drawn-marks.js';
import {
  type DrawnMarkView,
  initialsOf,
  JAR,
  type MarkView,
  type StudioLook,
} from '../../../contract/studio/studio-look.js';
import type { Logo } from './logo.js';
import { SITE_FONTS } from '../../platform/fonts/site-fonts.js';

const SIDE = 32;
const INITIALS_WIDTH = 25;
const INITIALS_HEIGHT = 23;

/** The mark as pages show it. Without its file, an uploaded mark is the initials of the name. */
export function markView(look: StudioLook, name: string, logo: Logo | null): MarkView {
  if (isDrawnMark(look.mark)) return drawn(DRAWN_MARKS[look.mark].path, false);
  if (look.mark === 'picture' && logo) {
    const { fileName, width, height } = logo.picture;
    return { kind: 'picture', picture: { fileName, width, height }, showsName: look.showsName };
  }
  return initials(initialsOf(name));
}

/** The letters fill the square, whatever their shapes. */
function initials(letters: string): DrawnMarkView {
  if (letters === '') return drawn(JAR, false);
  const font = SITE_FONTS.heading;
  const run = font.layout(letters);
  const { minX, minY, maxX, maxY } = run.bbox;
  const scale = Math.min(INITIALS_WIDTH / (maxX - minX), INITIALS_HEIGHT / (maxY - minY));
  let x = SIDE / 2 - ((minX + maxX) / 2) * scale;
  const y = SIDE / 2 + ((minY + maxY) / 2) * scale;
  const outlines = run.glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(x, y).toSVG();
    x += (run.positions[index]?.xAdvance ?? 0) * scale;
    return outline;
  });
  return drawn(
    outlines.join('').replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100)),
    true,
  );
}

function drawn(path: string, isFilled: boolean): DrawnMarkView {
  return { kind: 'drawn', path, isFilled };
}
