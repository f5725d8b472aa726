import { describe, expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { deflateRawSync } from 'node:zlib';
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
});

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
