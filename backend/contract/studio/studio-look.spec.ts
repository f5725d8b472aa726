import { describe, expect, it } from '@jest/globals';
import { mailMarkSize, type MarkView } from './studio-look.js';

const uploaded = (width: number, height: number): MarkView => ({
  kind: 'picture',
  showsName: true,
  picture: { fileName: 'marka.webp', width, height },
});

describe('The mark in the head of a mail', () => {
  it.each([
    ['as high as wide', 400, 400, 32],
    ['twice as wide as high', 400, 200, 64],
    ['very wide', 2_400, 1, 240],
    ['as thin as a line', 1, 4_000, 1],
  ])(
    'keeps the shape of a picture that is %s, and is never without width',
    (_shape, ...[width, height, shown]) => {
      expect(mailMarkSize(uploaded(width, height))).toEqual({ width: shown, height: 32 });
    },
  );
});
