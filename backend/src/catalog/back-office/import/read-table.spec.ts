import { describe, expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { readTable } from './read-table.js';

const table = (text: string) => Buffer.from(text, 'utf8');

describe('A table', () => {
  it.each([
    ['semicolons', table('Ad;Fiyat\r\nKâse;1,5\r\n')],
    ['commas', table('Ad,Fiyat\nKâse,"1,5"\n')],
    ['tabs', table('Ad\tFiyat\nKâse\t1,5\n')],
    ['a byte order mark', table('\ufeffAd;Fiyat\nKâse;1,5')],
    ['Windows-1254', Buffer.from('Ad;Fiyat\nK\u00e2se;1,5', 'latin1')],
  ])('is read with %s', async (_how, bytes) => {
    expect(await readTable(bytes)).toEqual({
      titles: ['Ad', 'Fiyat'],
      lines: [{ line: 2, cells: ['Kâse', '1,5'] }],
    });
  });

  it('is read with Turkish letters of Windows-1254', async () => {
    const bytes = Buffer.from([0xde, 0x3b, 0xdd, 0x0a, 0xfe, 0x3b, 0xfd]);
    expect(await readTable(bytes)).toMatchObject({ titles: ['Ş', 'İ'], lines: [{ cells: ['ş', 'ı'] }] });
  });

  it('is read from a workbook, numbered as Excel does', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'x', rows: [['Ad', 'Fiyat'], [], ['Kâse', 12.5]] }] });
    expect(await readTable(Buffer.from(bytes))).toEqual({
      titles: ['Ad', 'Fiyat'],
      lines: [{ line: 3, cells: ['Kâse', '12.5'] }],
    });
  });

  it('may have cells with lines and quotes', async () => {
    expect(await readTable(table('Ad;Not\nKâse;"bir\n""iki"""\n'))).toMatchObject({
      lines: [{ line: 2, cells: ['Kâse', 'bir\n"iki"'] }],
    });
  });

  it.each([
    ['import_no_table', table('')],
    ['import_no_table', table('yalnız bir metin\nbir satır daha')],
    ['import_no_table', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['import_no_table', Buffer.from('PK\u0003\u0004 no archive')],
    ['import_old_excel', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['import_empty', table('Ad;Fiyat\n;\n')],
    ['import_too_long', table(`Ad;Fiyat\n${'Kâse;1\n'.repeat(20_001)}`)],
    ['import_too_wide', table(`Ad;Fiyat${';x'.repeat(200)}\nKâse;1`)],
    ['import_no_table', bomb()],
  ])('is refused with %s', async (code, bytes) => {
    await expect(readTable(bytes)).rejects.toMatchObject({ code });
  });

  it('is read from a workbook up to the last row that Excel has', async () => {
    expect(await readTable(await workbookWithRows([1, 1_048_576]))).toMatchObject({
      lines: [{ line: 1_048_576, cells: ['Ad', 'Fiyat'] }],
    });
  });

  it.each([
    ['beyond the last one', [1, 3_000_000_000]],
    ['given twice', [1, 2, 2]],
    ['out of order', [1, 3, 2]],
  ])('is refused as a workbook with a row %s', async (_what, numbers) => {
    const bytes = await workbookWithRows(numbers);
    await expect(readTable(bytes)).rejects.toMatchObject({ code: 'import_no_table' });
  });
});

/** A workbook whose rows give these numbers. */
function workbookWithRows(numbers: readonly number[]): Promise<Buffer> {
  const rows = numbers.map(
    (number) => `<row r="${number}"><c t="str"><v>Ad</v></c><c t="str"><v>Fiyat</v></c></row>`,
  );
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
    '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook whose only part claims ten bytes and unpacks to 300 MB. */
function bomb(): Buffer {
  const name = Buffer.from('xl/workbook.xml');
  const packed = deflateRawSync(Buffer.alloc(300 * 1024 * 1024));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(10, 24);
  central.writeUInt16LE(name.length, 28);
  const start = local.length + name.length + packed.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}
