import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchForm } from '../../contract/common/turkish-text.js';
import { suiteDatabase } from '../../testing/suite-database.js';

const TABLE: readonly [typed: string, form: string][] = [
  ['Çörek', 'corek'],
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['İSTANBUL', 'istanbul'],
  ['ÇAY BARDAĞI', 'cay bardagi'],
  ['ĞÜŞİÖÇ ğüşıöç', 'gusioc gusioc'],
  ['Kâse, kâğıt, Îznik', 'kase, kagit, iznik'],
  ['Altlığı (3’lü)', "altligi (3'lu)"],
  ['  iki \t satır\n\u00a0boş ', 'iki satir bos'],
  ['Ø 17 × 5 cm', 'ø 17 × 5 cm'],
  ['C\u0327o\u0308rek', 'corek'],
  ['', ''],
];

const TURKISH_LETTERS = fc.constantFrom(
  ...Array.from("aâbcçdefgğhıiîjklmnoöprsştuûüvyzABCÇDEFGĞHIİÎJKLMNOÖPRSŞTUÛÜVYZ 0123%_\\'’-.,()\n\t\u00a0"),
);

describe('The form in which texts are searched', () => {
  const database = suiteDatabase();

  const inDatabase = async (texts: readonly string[]): Promise<string[]> => {
    const rows = await database.dataSource.query<{ form: string }[]>(
      `SELECT search_form(text) AS form FROM unnest($1::text[]) WITH ORDINALITY AS t (text, position) ORDER BY position`,
      [texts],
    );
    return rows.map(({ form }) => form);
  };

  it.each(TABLE)('of %j is %j', (typed, form) => {
    expect(searchForm(typed)).toBe(form);
  });

  it('is the same in the database for the table', async () => {
    expect(await inDatabase(TABLE.map(([typed]) => typed))).toEqual(TABLE.map(([, form]) => form));
  });

  it('is the same in the database for whatever is written with Turkish letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: TURKISH_LETTERS, maxLength: 60 }), { minLength: 1 }),
        async (texts) => {
          expect(await inDatabase(texts)).toEqual(texts.map(searchForm));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is the same in the database for every letter of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts', async () => {
    const blocks: readonly [first: number, last: number][] = [
      [0x0001, 0x06ff],
      [0x1e00, 0x206f],
      [0x3000, 0x3000],
      [0xfb00, 0xfeff],
    ];
    const letters = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );

    expect(await inDatabase(letters)).toEqual(letters.map(searchForm));
  });

  it('does not change when it is taken twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: TURKISH_LETTERS }),
        (text) => searchForm(searchForm(text)) === searchForm(text),
      ),
    );
  });
});
