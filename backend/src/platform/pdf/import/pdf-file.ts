import { inflateSync } from 'node:zlib';
import { isDict, type PdfDict, PdfRef, type PdfValue, PdfValueReader } from './pdf-values.js';

/** A value with the bytes that follow it, still as its filters left them; null for a value without any. */
export interface PdfObject {
  readonly value: PdfValue;
  readonly bytes: Buffer | null;
}

export interface PdfPage {
  readonly contents: PdfObject;
  readonly resources: PdfValue;
  /** Left, bottom, right and top in points. */
  readonly box: readonly [number, number, number, number];
  /** By how many degrees a reader turns it clockwise. */
  readonly turned: number;
}

const OBJECT = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj(?!\w)/g;
const STREAM = /stream(?:\r\n|\n|\r)/y;
const LARGEST_PART = 50_000_000;
const MOST_PAGES = 20;
const A6: PdfPage['box'] = [0, 0, 298, 420];

/**
 * Reads a PDF that somebody else made, as far as its pages are needed. Its objects are found by going through the file
 * from the front, so that a table of places that is wrong does no harm. Throws for a file that cannot be read, and for an
 * encrypted one.
 */
export class PdfFile {
  private readonly objects = new Map<number, PdfObject>();

  constructor(bytes: Buffer) {
    const text = bytes.toString('latin1');
    if (/\/Encrypt[\0\t\n\f\r ]+\d+/.test(text)) throw new Error('The PDF is encrypted.');
    OBJECT.lastIndex = 0;
    for (let found = OBJECT.exec(text); found; found = OBJECT.exec(text)) {
      const reader = new PdfValueReader(text, OBJECT.lastIndex);
      const object = { value: reader.read(), bytes: null };
      reader.skipSpace();
      const whole = reader.match(STREAM) ? this.withBytes(object.value, { bytes, text, reader }) : object;
      this.keep(Number(found[1]), whole);
      OBJECT.lastIndex = reader.position;
    }
  }

  object(id: number): PdfObject {
    return this.objects.get(id) ?? { value: null, bytes: null };
  }

  pages(): readonly PdfPage[] {
    const catalogs = [...this.objects.values()].filter(({ value }) => typeOf(value) === 'Catalog');
    const root = catalogs.at(-1)?.value;
    const pages = isDict(root) ? this.pagesBelow(root['Pages'], {}, new Set()) : [];
    if (pages.length === 0) throw new Error('The PDF has no page.');
    return pages;
  }

  /** A later object with the same number replaces an earlier one. */
  private keep(id: number, object: PdfObject): void {
    this.objects.set(id, object);
    if (typeOf(object.value) === 'ObjStm') this.keepPacked(object);
  }

  private keepPacked(packed: PdfObject): void {
    const { First: first } = isDict(packed.value) ? packed.value : {};
    const text = plainBytes(packed).toString('latin1');
    const start = Number(first);
    const numbers = text.slice(0, start).trim().split(/\s+/).map(Number);
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const reader = new PdfValueReader(text, start + (numbers[index + 1] ?? 0));
      this.objects.set(numbers[index] ?? 0, { value: reader.read(), bytes: null });
    }
  }

  private withBytes(
    value: PdfValue,
    {
      bytes,
      text,
      reader,
    }: { readonly bytes: Buffer; readonly text: string; readonly reader: PdfValueReader },
  ): PdfObject {
    const from = reader.position;
    const length = isDict(value) ? value['Length'] : null;
    const isSaid =
      typeof length === 'number' && /^\s*endstream/.test(text.slice(from + length, from + length + 20));
    const end = isSaid ? from + length : text.indexOf('endstream', from);
    if (end < 0) throw new Error('A part of the PDF has no end.');
    reader.position = end;
    return { value, bytes: bytes.subarray(from, end) };
  }

  private pagesBelow(node: PdfValue | undefined, inherited: PdfDict, seen: Set<number>): PdfPage[] {
    if (node instanceof PdfRef) {
      if (seen.has(node.id) || seen.size > 1000) return [];
      seen.add(node.id);
    }
    const own = this.resolved(node);
    if (!isDict(own)) return [];
    const dict = Object.fromEntries([...Object.entries(inherited), ...Object.entries(own)]);
    const kids = this.resolved(own['Kids']);
    if (!Array.isArray(kids)) return [this.page(dict)];
    const { Resources = null, MediaBox = null, CropBox = null, Rotate = null } = dict;
    return kids
      .flatMap((kid) => this.pagesBelow(kid, { Resources, MediaBox, CropBox, Rotate }, seen))
      .slice(0, MOST_PAGES);
  }

  private page(dict: PdfDict): PdfPage {
    const turned = this.resolved(dict['Rotate']);
    return {
      contents: this.contents(dict['Contents']),
      resources: dict['Resources'] ?? {},
      box: this.box(dict['CropBox']) ?? this.box(dict['MediaBox']) ?? A6,
      turned: typeof turned === 'number' ? ((turned % 360) + 360) % 360 : 0,
    };
  }

  /** Contents in several parts are joined, because a drawing that is used as a whole has only one. */
  private contents(value: PdfValue | undefined): PdfObject {
    const resolved = value instanceof PdfRef ? this.object(value.id) : { value: value ?? null, bytes: null };
    if (!Array.isArray(resolved.value)) return resolved;
    const parts = resolved.value.map((part) =>
      part instanceof PdfRef ? plainBytes(this.object(part.id)) : Buffer.alloc(0),
    );
    return { value: {}, bytes: Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')])) };
  }

  private box(value: PdfValue | undefined): PdfPage['box'] | null {
    const corners = this.resolved(value);
    if (!Array.isArray(corners)) return null;
    const [x = 0, y = 0, otherX = 0, otherY = 0] = corners.map((corner) => Number(this.resolved(corner)));
    const box = [Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY)] as const;
    return box.every(Number.isFinite) && box[2] > box[0] && box[3] > box[1] ? box : null;
  }

  private resolved(value: PdfValue | undefined): PdfValue {
    return value instanceof PdfRef ? this.object(value.id).value : (value ?? null);
  }
}

function typeOf(value: PdfValue): PdfValue | undefined {
  return isDict(value) ? value['Type'] : undefined;
}

/** Without their filter. Only the usual one is known; throws for others. */
function plainBytes({ value, bytes }: PdfObject): Buffer {
  if (bytes === null) return Buffer.alloc(0);
  const { Filter: filter, DecodeParms: parameters } = isDict(value) ? value : {};
  const [only, more] = Array.isArray(filter) ? filter : [filter];
  if (only === undefined || only === null) return bytes;
  const isPlain = parameters === undefined || parameters === null;
  if (only !== 'FlateDecode' || more !== undefined || !isPlain) {
    throw new Error('The PDF has an unusual filter.');
  }
  return inflateSync(bytes, { maxOutputLength: LARGEST_PART });
}
