import { describe, expect, it } from '@jest/globals';
import { linkPicture, readLinkCut } from './link-preview.js';
import type { Picture } from './picture.js';

const aPicture = (width: number, height: number, focus?: Picture['focus']): Picture => ({
  ...{ fileName: 'kupa-1a2b3c4d.webp', width, height, placeholder: '', alt: '' },
  ...(focus && { focus }),
});

describe('The picture in the preview of a link', () => {
  it.each([
    ['as it is without a focus', aPicture(1600, 1200), ['1280.jpeg', 1280, 960]],
    ['at the height of its focus', aPicture(1600, 2000, { x: 10, y: 83 }), ['preview-80.jpeg', 1200, 630]],
    ['at the side of its focus', aPicture(2400, 800, { x: 0, y: 83 }), ['preview-0.jpeg', 1200, 630]],
    ['without being enlarged', aPicture(600, 900, { x: 50, y: 100 }), ['preview-100.jpeg', 600, 315]],
    ['within its height', aPicture(1000, 210, { x: 96, y: 50 }), ['preview-100.jpeg', 400, 210]],
  ])('is shown %s', (_how, picture, [name, width, height]) => {
    expect(linkPicture(picture)).toEqual({ url: `/media/kupa-1a2b3c4d.webp/${name}`, width, height });
  });

  it('is cut at few places, so that nobody fills the storage with cuts', () => {
    const names = Array.from({ length: 101 }, (_, percent) => `preview-${percent}.jpeg`);
    expect(names.map(readLinkCut).filter((at) => at !== null)).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
    ]);
    expect(readLinkCut('preview-150.jpeg')).toBeNull();
  });
});
