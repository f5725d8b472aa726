import { AppError } from '../../../../contract/app-error.js';
import type { GeneratedPost } from '../../../../contract/blog/ai-writer.js';
import { TAG_LENGTH } from '../../../../contract/blog/blog-limits.js';
import { seoReport } from '../../../../contract/blog/seo.js';
import { plainText, safeHtml } from '../../../platform/html/safe-html.js';

const LONGEST_CONTENT = 100_000;
const MOST_WORDS = 20;
/**
 * Characters that no field of a post accepts: control characters, unpaired surrogates, marks that change the
 * direction of the text.
 */
const UNUSABLE = /[^\P{Cc}\n\t]|[\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;
/** In the form that `safeHtml` produces. */
const LINK = /<a(?: href="([^"]*)")?[^>]*>(.*?)<\/a>/gs;
const PICTURE = /<img[^>]*>/g;
const PUBLIC_PAGE = /^\/(?:$|[?#]|(?:workshops|blog|urun)(?:$|[/?#]))/;

/** Parses the AI's answer as untrusted input: checks its form and cleans its HTML. Throws ai_malformed. */
export function readAnswer(text: string): GeneratedPost {
  const answer = parsed(text);
  const post = {
    title: lineIn(answer['title'], 200),
    content: contentIn(answer['content']),
    excerpt: lineIn(answer['excerpt'], 500),
    keywords: wordsIn(answer['keywords']),
    tags: wordsIn(answer['tags']),
    metaTitle: lineIn(answer['meta_title'] ?? '', 200),
    metaDescription: lineIn(answer['meta_description'] ?? '', 320),
  };
  if (post.title === '' || plainText(post.content) === '') throw new AppError('ai_malformed');
  const { score } = seoReport({ ...post, metaKeywords: post.keywords, hasPicture: false });
  return { ...post, seoScore: score };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Text that is not JSON counts as malformed as well.
  }
  throw new AppError('ai_malformed');
}

/** Keeps only links to the shop's own public pages; any other address may be invented or injected. */
function contentIn(value: unknown): string {
  const html = textIn(value);
  if (html.length > LONGEST_CONTENT) throw new AppError('ai_malformed');
  return safeHtml(html)
    .replace(PICTURE, '')
    .replace(LINK, (link, href: string | undefined, words: string) =>
      PUBLIC_PAGE.test(href ?? '') ? link : words,
    )
    .trim();
}

function lineIn(value: unknown, maxLength: number): string {
  return plainText(textIn(value).slice(0, LONGEST_CONTENT)).slice(0, maxLength).trim();
}

function wordsIn(value: unknown): string[] {
  if (!Array.isArray(value)) throw new AppError('ai_malformed');
  return value
    .slice(0, MOST_WORDS)
    .map((word) => lineIn(word, TAG_LENGTH))
    .filter(Boolean);
}

function textIn(value: unknown): string {
  if (typeof value !== 'string') throw new AppError('ai_malformed');
  return value.replace(UNUSABLE, ' ');
}
