import { describe, expect, it } from '@jest/globals';
import { suggestEmail } from './suggest-email.js';

describe('A mistyped e-mail address', () => {
  it.each([
    ['ayse@gmial.com', 'ayse@gmail.com'],
    [' ayse@gmail.con ', 'ayse@gmail.com'],
    ['ayse@hotmial.com', 'ayse@hotmail.com'],
    ['ayse@hotmail.co', 'ayse@hotmail.com'],
    ['ayse@outlok.com', 'ayse@outlook.com'],
    ['ayse@yaho.com', 'ayse@yahoo.com'],
    ['ayse@icloud.co', 'ayse@icloud.com'],
  ])('%j is led to %j', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    'ayse@gmail.com',
    'ayse@hotmail.com.tr',
    'ayse@itu.edu.tr',
    'ayse@boun.edu.tr',
    'ayse@turkcell.com.tr',
    'ayse@yandex.com.tr',
    'ayse@ymail.com',
    'ayse@gmx.net',
    'ayse@mac.com',
    'ayse@hotmail.fr',
    'ayse@toprak.test',
    'ayse',
    'ayse@',
    '',
  ])('%j is left alone', (typed) => expect(suggestEmail(typed)).toBeNull());
});
