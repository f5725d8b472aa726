import type { Pdf } from '../write-pdf.js';
import type { PdfFile, PdfObject, PdfPage } from './pdf-file.js';
import { isDict, PdfRef, type PdfValue } from './pdf-values.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An object of a document that pdfkit writes; its types leave out what is needed here. */
interface Written {
  data: unknown;
  compress: boolean;
  write(bytes: Buffer): void;
  end(): void;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Copies the page of another PDF into this one, and draws it into the box: in its own size, or smaller if it has to. */
export function drawPdfPage(
  pdf: Pdf,
  { file, page }: { readonly file: PdfFile; readonly page: PdfPage },
  box: Box,
): void {
  const copy = new PdfCopy(pdf, file);
  const [width, height, matrix] = upright(page);
  const drawing = copy.drawing(page, matrix);
  const scale = Math.min(1, box.width / width, box.height / height);
  const { xobjects } = pdf.page as unknown as { readonly xobjects: Record<string, unknown> };
  const name = `Page${Object.keys(xobjects).length + 1}`;
  xobjects[name] = drawing;
  pdf.save().transform(scale, 0, 0, -scale, box.x, box.y + scale * height);
  (pdf as unknown as { addContent(text: string): void }).addContent(`/${name} Do`);
  pdf.restore();
}

/** The page's size as a reader shows it, and what turns it so, with its lower left corner at zero. */
function upright({ box: [left, bottom, right, top], turned }: PdfPage): [number, number, Matrix] {
  const [width, height] = [right - left, top - bottom];
  switch (turned) {
    case 90:
      return [height, width, [0, -1, 1, 0, -bottom, right]];
    case 180:
      return [width, height, [-1, 0, 0, -1, right, top]];
    case 270:
      return [height, width, [0, 1, -1, 0, top, -left]];
    default:
      return [width, height, [1, 0, 0, 1, -left, -bottom]];
  }
}

/** Copies objects with all to which they refer, each once. */
class PdfCopy {
  private readonly copied = new Map<number, Written>();

  constructor(
    private readonly pdf: Pdf,
    private readonly file: PdfFile,
  ) {}

  drawing({ contents, resources, box }: PdfPage, matrix: Matrix): Written {
    const { Filter = null, DecodeParms = null } = isDict(contents.value) ? contents.value : {};
    return this.write(this.pdf.ref({}) as unknown as Written, {
      bytes: contents.bytes ?? Buffer.alloc(0),
      value: {
        ...{ Type: 'XObject', Subtype: 'Form', BBox: [...box], Matrix: [...matrix], Resources: resources },
        ...(Filter !== null && { Filter }),
        ...(DecodeParms !== null && { DecodeParms }),
      },
    });
  }

  private reference(id: number): Written {
    const known = this.copied.get(id);
    if (known) return known;
    const written = this.pdf.ref({}) as unknown as Written;
    this.copied.set(id, written);
    return this.write(written, this.file.object(id));
  }

  private write(written: Written, { value, bytes }: PdfObject): Written {
    const entries = isDict(value) && bytes !== null ? withoutLength(value) : value;
    written.data = this.copy(entries);
    written.compress = false;
    if (bytes !== null) written.write(bytes);
    written.end();
    return written;
  }

  private copy(value: PdfValue): unknown {
    if (value instanceof PdfRef) return this.reference(value.id);
    if (Array.isArray(value)) return value.map((each) => this.copy(each));
    if (!isDict(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.copy(each)]));
  }
}

/** It is written anew, and may be an object of its own. */
function withoutLength(dict: Readonly<Record<string, PdfValue>>): Record<string, PdfValue> {
  return Object.fromEntries(Object.entries(dict).filter(([key]) => key !== 'Length'));
}
