import type { Pdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';

const MARK_SIDE = 22;
const MARK_SQUARE = 32;
const LOGO_BOX: [number, number] = [160, 30];
const NAME_SIZE = 13;
const INK = '#2A211C';

/** The studio's mark and name above the title of the first page. */
export function drawLetterhead(
  pdf: Pdf,
  { look, logo, profile }: StudioBrand,
  { top, left }: { readonly top: number; readonly left: number },
): void {
  const { mark, accent } = look;
  if (mark.kind === 'picture' && logo) {
    pdf.image(logo.png, left, top - 24, { fit: LOGO_BOX });
    if (mark.showsName) drawName(pdf, profile.name, { x: left + widthIn(LOGO_BOX, logo) + 10, y: top - 16 });
    pdf.y = top + 18;
  } else if (mark.kind === 'drawn') {
    drawMark(pdf, mark, { x: left, y: top - 20, accent });
    drawName(pdf, profile.name, { x: left + MARK_SIDE + 8, y: top - 16 });
    pdf.y = top + 14;
  }
  pdf.x = left;
}

function drawMark(
  pdf: Pdf,
  { path, isFilled }: { readonly path: string; readonly isFilled: boolean },
  { x, y, accent }: { readonly x: number; readonly y: number; readonly accent: string },
): void {
  pdf
    .save()
    .translate(x, y)
    .scale(MARK_SIDE / MARK_SQUARE)
    .path(path);
  if (isFilled) pdf.fill(accent);
  else pdf.lineWidth(2).lineCap('round').lineJoin('round').stroke(accent);
  pdf.restore();
}

function drawName(pdf: Pdf, name: string, { x, y }: { readonly x: number; readonly y: number }): void {
  pdf.font('heading').fontSize(NAME_SIZE).fillColor(INK).text(name, x, y, { lineBreak: false });
}

function widthIn(
  [width, height]: readonly [number, number],
  picture: { readonly width: number; readonly height: number },
) {
  return picture.width * Math.min(width / picture.width, height / picture.height);
}
