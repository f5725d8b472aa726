import { accentTones, GROUND } from '../../../contract/studio/accent.js';
import { type LookView, mailMarkSize, type MarkView } from '../../../contract/studio/studio-look.js';
import { SITE_FONTS } from '../../platform/fonts/site-fonts.js';
import type { Logo } from './logo.js';
import { placedText, textPath } from './text-path.js';

/** The largest share of an icon that every telephone's shape leaves uncut. */
const SAFE_SHARE = 0.7;
const SHARE = { width: 1200, height: 630 } as const;
const MUTED = '#5B4E44';
const SIDE = 32;

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface Brand {
  readonly look: LookView;
  readonly logo: Logo | null;
}

/** The mark in a paper square with round corners, for the tabs of browsers. */
export function faviconSvg({ look, logo }: Brand): string {
  const mark = markIn(look.mark, { logo, x: 3, y: 3, side: SIDE - 6, accent: look.accent, stroke: 2 });
  return svg(
    { width: SIDE, height: SIDE },
    `<rect width="32" height="32" rx="7" fill="${GROUND.paper}"/>${mark}`,
  );
}

/** The mark on paper up to the edges, which telephones cut to their own shape. `side` in pixels. */
export function iconDrawing(side: number, { look, logo }: Brand): Drawing {
  const inner = side * SAFE_SHARE;
  const at = (side - inner) / 2;
  const mark = markIn(look.mark, { logo, x: at, y: at, side: inner, accent: look.accent, stroke: 2 });
  const size = { width: side, height: side };
  return { ...size, svg: svg(size, `${ground(size)}${mark}`) };
}

/** The mark alone, for the head of mails; twice as large as it is shown. */
export function mailMarkDrawing({ look, logo }: Brand): Drawing {
  const { width, height } = mailMarkSize(look.mark);
  const size = { width: width * 2, height: height * 2 };
  const { mark, accent } = look;
  const drawn =
    mark.kind === 'picture' && logo
      ? picture(logo, { x: 0, y: 0, ...size })
      : markIn(mark, { logo, x: 0, y: 0, side: size.height, accent, stroke: 2 });
  return { ...size, svg: svg(size, drawn) };
}

/** The mark, the name and what the studio is, for links that are shared. */
export function shareDrawing(
  { look, logo }: Brand,
  texts: { readonly name: string; readonly tagline: string },
): Drawing {
  const { accent, mark } = look;
  const drawn =
    mark.kind === 'picture' && logo
      ? picture(logo, { x: 300, y: 110, width: 600, height: 220 })
      : markIn(mark, { logo, x: 495, y: 110, side: 210, accent, stroke: 1.5 });
  const parts = [
    ground(SHARE),
    `<rect width="1200" height="14" fill="${accent}"/>`,
    drawn,
    `<g fill="${GROUND.night}">${fitted(texts.name, { most: 92, y: 455 })}</g>`,
    `<g fill="${MUTED}">${fitted(texts.tagline, { most: 36, y: 525, font: SITE_FONTS.body })}</g>`,
  ];
  return { ...SHARE, svg: svg(SHARE, parts.join('')) };
}

/** The text in the middle, smaller where it is too long. */
function fitted(
  text: string,
  { most, ...place }: { readonly most: number; readonly y: number; readonly font?: typeof SITE_FONTS.body },
): string {
  if (text === '') return '';
  const { width } = textPath(text, { ...place, size: most });
  const size = Math.min(most, (most * (SHARE.width - 160)) / width);
  return placedText(text, { ...place, size, centre: SHARE.width / 2 });
}

interface MarkPlace {
  readonly logo: Logo | null;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly accent: string;
  /** The width of the lines in the mark's own square of 32. */
  readonly stroke: number;
}

function markIn(mark: MarkView, { logo, x, y, side, accent, stroke }: MarkPlace): string {
  if (mark.kind === 'picture') return logo ? picture(logo, { x, y, width: side, height: side }) : '';
  const colour = accentTones(accent).base;
  const look = mark.isFilled
    ? `fill="${colour}"`
    : `fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${x} ${y}) scale(${side / SIDE})"><path d="${mark.path}" ${look}/></g>`;
}

/** As large as fits, in the middle. */
function picture(
  { png }: Logo,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string {
  const { x, y, width, height } = box;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

function ground({ width, height }: { readonly width: number; readonly height: number }): string {
  return `<rect width="${width}" height="${height}" fill="${GROUND.paper}"/>`;
}

function svg(
  { width, height }: { readonly width: number; readonly height: number },
  content: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
