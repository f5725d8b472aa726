import { describe, expect, it } from '@jest/globals';
import {
  labelSheets,
  mostCopies,
  MOST_LABELS,
  PIECE_SHEETS,
  type PieceSheet,
  placeOnSheet,
} from './piece-sheets.js';

describe('Labels of pieces', () => {
  it('begin behind the places that were used up, and go on on further sheets', () => {
    const sheets = labelSheets(['kupa', 'kâse'], { sheet: '3x7', copies: 10, skipped: 3 });
    expect(sheets.map(({ length }) => length)).toEqual([21, 2]);
    expect(sheets[0]?.slice(0, 4)).toEqual([null, null, null, 'kupa']);
    expect(sheets.flat().filter((piece) => piece === 'kâse')).toHaveLength(10);
  });

  it('are no more than one print bears', () => {
    expect([1, 10, 11, 200].map(mostCopies)).toEqual([50, 50, 45, 2]);
    for (const pieces of [10, 11, 99, 200]) {
      expect(pieces * mostCopies(pieces)).toBeLessThanOrEqual(MOST_LABELS);
    }
  });

  it.each(Object.keys(PIECE_SHEETS) as PieceSheet[])('lie within the A4 paper on the sheet %s', (name) => {
    const sheet = PIECE_SHEETS[name];
    const last = placeOnSheet(sheet, sheet.columns * sheet.rows - 1);
    expect(last.x + sheet.width).toBeLessThanOrEqual(210);
    expect(last.y + sheet.height).toBeLessThanOrEqual(297);
  });
});
