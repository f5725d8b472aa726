import QRCode from 'qrcode';

/** Medium error correction: readable with up to 15 % of the code covered. */
const CORRECTION = { errorCorrectionLevel: 'M' } as const;
/** The white margin that the standard requires, in modules. */
const QUIET_ZONE = 4;
const PIXELS_PER_MODULE = 8;

/**
 * Draws a QR code as one SVG path in a box of `size` × `size`. Adjacent modules of a row are one rectangle.
 */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const { modules } = QRCode.create(text, CORRECTION);
  const rows = Array.from({ length: modules.size }, (_, row) =>
    darkRuns([...modules.data.subarray(row * modules.size, (row + 1) * modules.size)])
      .map(([start, length]) => `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size: modules.size + 2 * QUIET_ZONE, path: rows.join('') };
}

/** The same code as PNG for mail programs, most of which drop SVG. */
export function qrCodePng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { ...CORRECTION, margin: QUIET_ZONE, scale: PIXELS_PER_MODULE });
}

function darkRuns(row: readonly number[]): [start: number, length: number][] {
  const runs = row.map(String).join('').matchAll(/1+/g);
  return [...runs].map((run) => [run.index, run[0].length]);
}
