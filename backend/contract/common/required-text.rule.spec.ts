import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { isRequiredText } from './required-text.rule.js';

class Given {
  @isRequiredText('Adını yazın.', { maxLength: 20 })
  name: string;
}

const refusal = (name: unknown) =>
  Object.values(validateSync(plainToInstance(Given, { name }))[0]?.constraints ?? {})[0] ?? null;

describe('A required text', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \u00a0\u3000 '],
    ['zero-width spaces', '\u200b\u200b'],
    ['marks of direction', '\u200f\u200e'],
    ['joiners', '\u200c\u200d\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['an empty Braille cell', '\u2800'],
    ['a number', 5],
    ['null', null],
  ])('is not %s', (_what, name) => {
    expect(refusal(name)).toBe('Adını yazın.');
  });

  it.each(['Kâse', ' Kâse ', '5', '-', '👩\u200d🎨', 'نص', '\u200eكوب'])('may be %j', (name) => {
    expect(refusal(name)).toBeNull();
  });
});
