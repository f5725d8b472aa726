import { describe, expect, it } from '@jest/globals';
import { type SeoFacts, seoLevel, seoReport } from './seo.js';

const WORDS = Array.from({ length: 300 }, () => 'kil').join(' ');

/** A post that meets every rule. */
const WHOLE: SeoFacts = {
  title: 'Seladon sırı evde nasıl hazırlanır, nasıl pişer?',
  metaTitle: '',
  metaDescription: 'Seladon sırının rengi neden fırından fırına değişir? Demirin ve havanın payını anlattık.',
  excerpt: '',
  content: `<p>Seladon SIRI saydamdır.</p><h2>Bir</h2><h3>İki</h3><p>${WORDS} <a href="/blog">blog</a></p>`,
  metaKeywords: ['seladon sırı'],
  tags: [],
  hasPicture: true,
};

const missing = (changes: Partial<SeoFacts>) =>
  seoReport({ ...WHOLE, ...changes })
    .checks.filter(({ isMet }) => !isMet)
    .map(({ key }) => key);

describe('The SEO score of a post', () => {
  it('is 100 when every rule is met, and 0 for nothing at all', () => {
    expect(seoReport(WHOLE).score).toBe(100);
    const nothing = {
      ...WHOLE,
      title: '',
      metaDescription: '',
      content: '',
      metaKeywords: [],
      hasPicture: false,
    };
    expect(seoReport(nothing).score).toBe(0);
  });

  it.each<[string, Partial<SeoFacts>, string[]]>([
    ['a title of 29 letters', { metaTitle: `seladon sırı ${'a'.repeat(16)}` }, ['title_length']],
    ['a title of 30 letters', { metaTitle: `seladon sırı ${'a'.repeat(17)}` }, []],
    ['a title of 60 letters', { metaTitle: `seladon sırı ${'ş'.repeat(47)}` }, []],
    ['a title of 61 letters', { metaTitle: `seladon sırı ${'ş'.repeat(48)}` }, ['title_length']],
    ['a description of 69 letters', { metaDescription: 'a'.repeat(69) }, ['description_length']],
    ['a description of 160 letters', { metaDescription: 'a'.repeat(160) }, []],
    ['an excerpt in place of the description', { metaDescription: '', excerpt: 'a'.repeat(70) }, []],
    ['the beginning of the text in place of both', { metaDescription: '' }, []],
    ['no keyword', { metaKeywords: [] }, ['keyword', 'keyword_in_title', 'keyword_in_opening']],
    ['a tag in place of a keyword', { metaKeywords: [], tags: ['Seladon Sırı'] }, []],
    ['a keyword of another post', { metaKeywords: ['raku'] }, ['keyword_in_title', 'keyword_in_opening']],
    ['few words', { content: WHOLE.content.replace(WORDS, 'kil') }, ['length']],
    ['one heading', { content: WHOLE.content.replace('<h3>İki</h3>', '') }, ['headings']],
    ['no picture', { hasPicture: false }, ['pictures']],
    [
      'a picture in the text only',
      { hasPicture: false, content: `${WHOLE.content}<img src="a" alt="kâse">` },
      [],
    ],
    ['a picture nobody described', { content: `${WHOLE.content}<img src="a" alt="">` }, ['pictures']],
    ['no link', { content: WHOLE.content.replace(/<\/?a[^>]*>/g, '') }, ['links']],
  ])('with %s lacks as much', (_case, changes, keys) => {
    expect(missing(changes)).toEqual(keys);
  });

  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
    [0, 'poor'],
  ] as const)('%d is %s', (score, level) => {
    expect(seoLevel(score)).toBe(level);
  });
});
