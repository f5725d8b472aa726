import type { Font } from 'fontkit';
import { SITE_FONTS } from '../../platform/fonts/site-fonts.js';

interface Drawn {
  /** The outlines, for the `d` of a path; they stand on a line at y = 0 and begin at x = 0. */
  readonly path: string;
  readonly width: number;
}

interface TextOptions {
  readonly font?: Font;
  /** In the units of the drawing. */
  readonly size: number;
}

/**
 * Draws a text as outlines, because programs that show or rasterise the drawing do not have the site's fonts.
 */
export function textPath(text: string, { font = SITE_FONTS.heading, size }: TextOptions): Drawn {
  const scale = size / font.unitsPerEm;
  let width = 0;
  const { glyphs, positions } = font.layout(text);
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
    width += (positions[index]?.xAdvance ?? 0) * scale;
    return outline;
  });
  return { path: outlines.join(''), width };
}

/** The outlines moved to a place of the drawing. */
export function placedText(
  text: string,
  options: TextOptions & { readonly centre: number; readonly y: number },
) {
  const { path, width } = textPath(text, options);
  return `<g transform="translate(${options.centre - width / 2} ${options.y})"><path d="${path}"/></g>`;
}
