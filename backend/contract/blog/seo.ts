import { searchForm } from '../common/turkish-text.js';
import { excerptOf } from './excerpt.js';

/** The fields of a post that its SEO score is computed from. */
export interface SeoFacts {
  readonly title: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
  readonly metaKeywords: readonly string[];
  readonly tags: readonly string[];
  readonly hasPicture: boolean;
}

interface Read {
  readonly title: string;
  readonly description: string;
  readonly words: readonly string[];
  /** The keyword in the form in which texts are compared; '' when there is none. */
  readonly keyword: string;
  readonly opening: string;
  readonly facts: SeoFacts;
}

interface SeoRule {
  readonly key: string;
  readonly points: number;
  /** The requirement, as the screen lists it. */
  readonly label: string;
  readonly isMet: (post: Read) => boolean;
}

const TITLE = { min: 30, max: 60 };
const DESCRIPTION = { min: 70, max: 160 };
const FEWEST_WORDS = 300;
const FEWEST_HEADINGS = 2;
const OPENING_WORDS = 100;

/** The rules; their points add up to 100. */
const SEO_RULES: readonly SeoRule[] = [
  {
    key: 'title_length',
    points: 15,
    label: `Meta başlık ${TITLE.min}–${TITLE.max} karakter`,
    isMet: ({ title }) => isBetween(title, TITLE),
  },
  {
    key: 'description_length',
    points: 15,
    label: `Meta açıklama ${DESCRIPTION.min}–${DESCRIPTION.max} karakter`,
    isMet: ({ description }) => isBetween(description, DESCRIPTION),
  },
  {
    key: 'keyword',
    points: 10,
    label: 'En az bir anahtar kelime ya da etiket',
    isMet: ({ keyword }) => keyword !== '',
  },
  {
    key: 'keyword_in_title',
    points: 10,
    label: 'İlk anahtar kelime başlıkta geçiyor',
    isMet: ({ keyword, title }) => keyword !== '' && searchForm(title).includes(keyword),
  },
  {
    key: 'keyword_in_opening',
    points: 10,
    label: `İlk anahtar kelime ilk ${OPENING_WORDS} kelimede geçiyor`,
    isMet: ({ keyword, opening }) => keyword !== '' && searchForm(opening).includes(keyword),
  },
  {
    key: 'length',
    points: 15,
    label: `En az ${FEWEST_WORDS} kelime`,
    isMet: ({ words }) => words.length >= FEWEST_WORDS,
  },
  {
    key: 'headings',
    points: 10,
    label: `En az ${FEWEST_HEADINGS} ara başlık`,
    isMet: ({ facts }) => count(facts.content, /<h[23][\s>]/gi) >= FEWEST_HEADINGS,
  },
  {
    key: 'pictures',
    points: 10,
    label: 'Görsel var ve metindeki her görselin açıklaması yazılmış',
    isMet: ({ facts }) => {
      const pictures = facts.content.match(/<img[^<>]*>/gi) ?? [];
      return (facts.hasPicture || pictures.length > 0) && pictures.every((tag) => /alt="[^"]+"/i.test(tag));
    },
  },
  {
    key: 'links',
    points: 5,
    label: 'Metinde en az bir bağlantı',
    isMet: ({ facts }) => /<a\s[^<>]*href=/i.test(facts.content),
  },
];

export interface SeoCheck {
  readonly key: string;
  readonly label: string;
  readonly points: number;
  readonly isMet: boolean;
}

export interface SeoReport {
  /** 0 to 100. */
  readonly score: number;
  readonly checks: readonly SeoCheck[];
}

/** Computes the score, for written and generated posts alike. */
export function seoReport(facts: SeoFacts): SeoReport {
  const post = readFacts(facts);
  const checks = SEO_RULES.map(({ key, label, points, isMet }) => ({
    key,
    label,
    points,
    isMet: isMet(post),
  }));
  return { score: checks.reduce((sum, { points, isMet }) => sum + (isMet ? points : 0), 0), checks };
}

/** The colour of the bar (specification 3, section 9). */
export function seoLevel(score: number): 'good' | 'fair' | 'poor' {
  if (score >= 80) return 'good';
  return score >= 60 ? 'fair' : 'poor';
}

function readFacts(facts: SeoFacts): Read {
  const text = textOf(facts.content);
  const words = text.split(' ').filter(Boolean);
  return {
    title: facts.metaTitle.trim() || facts.title.trim(),
    description: facts.metaDescription.trim() || facts.excerpt.trim() || excerptOf(text),
    words,
    keyword: searchForm(facts.metaKeywords[0] ?? facts.tags[0] ?? '').trim(),
    opening: words.slice(0, OPENING_WORDS).join(' '),
    facts,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

function textOf(html: string): string {
  return html
    .replace(/<\/?(?:a|strong|em|u|s|code)(?: [^<>]*)?>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function isBetween(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const { length } = Array.from(text);
  return length >= min && length <= max;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
