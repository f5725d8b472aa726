import { describe, expect, it } from '@jest/globals';
import { textDiff } from './text-diff.js';

describe('The difference of two texts', () => {
  it.each([
    ['', 'Kil', [['added', 'Kil']]],
    ['Kil', '', [['removed', 'Kil']]],
    ['Kil ve su', 'Kil ve su', [['same', 'Kil ve su']]],
    [
      'Kil ve su',
      'Kil, ateş ve su',
      [
        ['removed', 'Kil '],
        ['added', 'Kil, ateş '],
        ['same', 've su'],
      ],
    ],
  ] as const)('of %j and %j', (before, after, parts) => {
    expect(textDiff(before, after).map(({ kind, text }) => [kind, text])).toEqual(parts);
  });

  it('holds both texts whole, however long they are', () => {
    const before = Array.from({ length: 700 }, (_, index) => `söz${index % 13}`).join(' ');
    const after = Array.from({ length: 700 }, (_, index) => `söz${index % 7}\n`).join(' ');
    const parts = textDiff(before, after);
    const without = (kind: string) => parts.filter((part) => part.kind !== kind).map(({ text }) => text);
    expect(without('added').join('')).toBe(before);
    expect(without('removed').join('')).toBe(after);
  });

  it('shows texts that differ in thousands of words as a whole', () => {
    const text = (word: string) => Array.from({ length: 1_500 }, (_, index) => `${word}${index}`).join(' ');
    expect(textDiff(text('kil'), text('su'))).toEqual([
      { kind: 'removed', text: text('kil') },
      { kind: 'added', text: text('su') },
    ]);
  });
});
