import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  accentContrasts,
  accentStyle,
  accentTones,
  COLOUR,
  contrast,
  DEFAULT_ACCENT,
  GROUND,
  isReadable,
  PALETTES,
} from './accent.js';

const hex = (number: number) => `#${number.toString(16).padStart(6, '0').toUpperCase()}`;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(hex);

describe('The studio’s colour', () => {
  it.each(PALETTES)('$name is read on every ground', ({ accent }) => {
    expect(accentContrasts(accent).filter(({ ratio, least }) => ratio < least)).toEqual([]);
  });

  it.each([
    ['#FFFFFF', '#000000', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#FFFFFF', 4.54],
  ])('%s on %s has the contrast of the standard: %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it.each(['#FFD54A', '#E98A6B', '#7FA6C9', '#FBF8F3'])('%s is refused', (pale) => {
    expect(isReadable(pale)).toBe(false);
  });

  it('keeps, where it is accepted, every tone made from it readable', () => {
    fc.assert(
      fc.property(anyColour.filter(isReadable), (accent) => {
        const { hover, active, soft, onDark } = accentTones(accent);
        for (const tone of [hover, active, soft, onDark]) expect(tone).toMatch(COLOUR);
        for (const dark of [hover, active]) {
          expect(contrast(GROUND.paper, dark)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(dark, soft)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(onDark, GROUND.night)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('leaves nothing of the design’s own in the style of another', () => {
    expect(accentStyle(DEFAULT_ACCENT)).toBe(
      ':root{--studio-accent:#A4452A;--studio-accent-hover:#8A3720;--studio-accent-active:#6F2B18;--studio-accent-soft:#F8E8DF;--studio-accent-on-dark:#E9A58B}',
    );
    expect(accentStyle('#1F5F8B')).not.toMatch(/A4452A|8A3720|6F2B18|F8E8DF|E9A58B/);
  });
});
