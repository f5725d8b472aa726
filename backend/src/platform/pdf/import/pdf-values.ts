/** A reference to an object of the same file. */
export class PdfRef {
  constructor(readonly id: number) {}
}

/** Names are texts as the file writes them, and strings bytes, as pdfkit expects both. */
export type PdfValue = number | boolean | string | null | Buffer | PdfRef | PdfValue[] | PdfDict;
export interface PdfDict {
  readonly [key: string]: PdfValue;
}

export function isDict(value: PdfValue | undefined): value is PdfDict {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !Buffer.isBuffer(value) && !(value instanceof PdfRef);
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const REF = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![\w])/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const WORD = /true|false|null/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX = /<([\da-fA-F\0\t\n\f\r ]*)>/y;
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const MOST_NESTED = 60;

/** Reads values of a PDF one after another. `text` is the file with one letter for each byte. */
export class PdfValueReader {
  private depth = 0;

  constructor(
    private readonly text: string,
    public position: number,
  ) {}

  /** Throws for what is no value. */
  read(): PdfValue {
    this.skipSpace();
    const ref = this.match(REF);
    if (ref) return new PdfRef(Number(ref[1]));
    const number = this.match(NUMBER);
    if (number) return Number(number[0]);
    const word = this.match(WORD);
    if (word) return word[0] === 'null' ? null : word[0] === 'true';
    const name = this.match(NAME);
    if (name) return name[1] ?? '';
    return this.readBracketed();
  }

  skipSpace(): void {
    this.match(SPACE);
  }

  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    if (found) this.position += found[0].length;
    return found;
  }

  private readBracketed(): PdfValue {
    if (this.text.startsWith('<<', this.position)) return this.nested(() => this.readDict());
    const hex = this.match(HEX);
    if (hex) {
      const digits = (hex[1] ?? '').replace(/[^\da-fA-F]/g, '');
      return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex');
    }
    const first = this.text[this.position];
    if (first === '(') return this.readString();
    if (first === '[') return this.nested(() => this.readArray());
    throw new Error(`No PDF value at ${this.position}.`);
  }

  private isBefore(mark: string): boolean {
    this.skipSpace();
    return this.text.startsWith(mark, this.position);
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MOST_NESTED) throw new Error('The PDF is nested too deeply.');
    const value = read();
    this.depth -= 1;
    return value;
  }

  private readDict(): PdfDict {
    this.position += 2;
    const entries: [string, PdfValue][] = [];
    while (!this.isBefore('>>')) {
      const key = this.match(NAME);
      if (!key) throw new Error(`No key at ${this.position}.`);
      entries.push([key[1] ?? '', this.read()]);
    }
    this.position += 2;
    return Object.fromEntries(entries);
  }

  private readArray(): PdfValue[] {
    this.position += 1;
    const values: PdfValue[] = [];
    while (!this.isBefore(']')) values.push(this.read());
    this.position += 1;
    return values;
  }

  /** Brackets in pairs belong to it. */
  private readString(): Buffer {
    const bytes: number[] = [];
    let open = 0;
    do {
      const letter = this.text[this.position];
      if (letter === undefined) throw new Error('A string of the PDF has no end.');
      this.position += 1;
      if (letter === '(') open += 1;
      if (letter === ')') open -= 1;
      if (letter === '\\') bytes.push(...this.readEscape());
      else if (open > 0 && !(letter === '(' && open === 1)) bytes.push(letter.charCodeAt(0));
    } while (open > 0);
    return Buffer.from(bytes);
  }

  private readEscape(): number[] {
    const octal = this.match(/[0-7]{1,3}/y);
    if (octal) return [Number.parseInt(octal[0], 8) & 255];
    if (this.match(/\r\n?|\n/y)) return [];
    const letter = this.text[this.position] ?? '';
    this.position += 1;
    return [ESCAPES[letter] ?? letter.charCodeAt(0)];
  }
}
