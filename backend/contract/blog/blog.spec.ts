import { describe, expect, it } from '@jest/globals';
import { BLOG_CATEGORIES } from './blog-category.js';
import { BLOG_STATUS_LABELS } from './blog-status.js';
import { excerptOf } from './excerpt.js';
import { readingMinutes } from './reading-time.js';

const words = (count: number) => Array<string>(count).fill('kil').join(' ');

describe('Reading a post', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('of %d words takes %d minutes', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
    expect(readingMinutes(`\n ${words(count)}  `)).toBe(minutes);
  });
});

describe('The excerpt of a post that has none', () => {
  it.each([
    ['', ''],
    ['Kısa bir yazı.', 'Kısa bir yazı.'],
    ['ş'.repeat(160), 'ş'.repeat(160)],
    ['ş'.repeat(161), `${'ş'.repeat(159)}…`],
    ['🏺'.repeat(161), `${'🏺'.repeat(159)}…`],
    [`${'a'.repeat(150)}, sonra uzun bir söz`, `${'a'.repeat(150)}, sonra…`],
    [`${'a'.repeat(150)}, ${'b'.repeat(20)}`, `${'a'.repeat(150)}…`],
  ])('of %s is %s', (text, excerpt) => {
    expect(excerptOf(text)).toBe(excerpt);
    expect(Array.from(excerptOf(text)).length).toBeLessThanOrEqual(160);
  });
});

it('The blog has ten topics, and three states with a name', () => {
  expect(new Set(BLOG_CATEGORIES).size).toBe(10);
  expect(Object.values(BLOG_STATUS_LABELS)).toEqual(['Taslak', 'Yayınlandı', 'Programlandı']);
});
