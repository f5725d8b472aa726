import type { Graph, Thing } from 'schema-dts';
import { pageTitle } from '../../lib/navigation/page-title.js';
import type { Site } from '../structured-data/site.js';
import { brandFile, FEED_PATH } from '@contract/content/public-paths.js';

/** The data of a page's head for search engines and link previews. It is all plain text, which `headHtml` escapes. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null for a page without a canonical address. */
  readonly canonicalPath: string | null;
  readonly robots?: 'noindex';
  /** Keywords from an editor, which search engines hardly use. */
  readonly keywords?: readonly string[];
  readonly openGraph: OpenGraph;
  readonly structuredData: readonly Thing[];
  /** True when readers can subscribe to the blog on this page. */
  readonly feed?: boolean;
}

interface OpenGraph {
  readonly type: 'website' | 'article' | 'product';
  /** Null for the site's default picture. */
  readonly image: OpenGraphImage | null;
  /** Further properties of the type: 'article:published_time', 'product:price:amount'. */
  readonly properties?: readonly (readonly [property: string, content: string])[];
}

export interface OpenGraphImage {
  /** A path of this site. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

function siteImage({ texts: { studio } }: Site): OpenGraphImage {
  return { url: brandFile('share', studio.look), width: 1200, height: 630, alt: studio.name };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns the elements of `<head>` for a page, one per line. */
export function headHtml(head: PageHead, { origin, texts }: Site): string {
  const { title, description, canonicalPath, robots, keywords = [], feed } = head;
  const { studio } = texts;
  const feedTitle = pageTitle('Blog', studio.name);
  return [
    `<title>${escaped(title)}</title>`,
    ...(studio.name === '' ? [] : [meta('name', 'application-name', studio.name)]),
    meta('name', 'description', description),
    ...(robots ? [meta('name', 'robots', robots)] : []),
    ...(keywords.length > 0 ? [meta('name', 'keywords', keywords.join(', '))] : []),
    ...(canonicalPath === null ? [] : [link({ rel: 'canonical', href: origin + canonicalPath })]),
    ...openGraphMeta(head, { origin, texts }),
    ...(feed
      ? [
          link({
            rel: 'alternate',
            type: 'application/rss+xml',
            title: feedTitle,
            href: origin + FEED_PATH,
          }),
        ]
      : []),
    ...jsonLd(head.structuredData),
  ].join('\n');
}

function openGraphMeta({ title, description, canonicalPath, openGraph }: PageHead, site: Site): string[] {
  const { origin, texts } = site;
  const image = openGraph.image ?? siteImage(site);
  const properties: (readonly [string, string])[] = [
    ['og:site_name', texts.studio.name],
    ['og:locale', 'tr_TR'],
    ['og:type', openGraph.type],
    ['og:title', title],
    ['og:description', description],
    ...(canonicalPath === null ? [] : [['og:url', origin + canonicalPath] as const]),
    ['og:image', origin + image.url],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt],
    ...(openGraph.properties ?? []),
  ];
  return [
    ...properties.map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Escapes `<`, because a text could otherwise end the element or hide its end in a comment. */
function jsonLd(things: readonly Thing[]): string[] {
  if (things.length === 0) return [];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${json}</script>`];
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${escaped(key)}" content="${escaped(content)}" />`;
}

function link(attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<link ${pairs.join(' ')} />`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
