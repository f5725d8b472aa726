import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { HTML_ATTRIBUTES, HTML_TAGS } from '../../../contract/common/html-rules.js';
import { XSS_PAYLOADS } from '../../../testing/xss-payloads.js';
import { plainText, safeHtml } from './safe-html.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** All elements that a browser would create, including those in templates. */
function elementsOf(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const inside = 'content' in node ? node.content.childNodes : [];
    return [node, ...elementsOf([...node.childNodes, ...inside])];
  });
}

/** Everything dangerous that a browser would find in the text. */
function dangersIn(text: string): string[] {
  const { childNodes } = parseFragment(text);
  return [...elementsOf(childNodes).flatMap(dangersOf), ...commentsIn(childNodes)];
}

function commentsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#comment' || node.nodeName === '#documentType') return [node.nodeName];
    return 'childNodes' in node ? commentsIn(node.childNodes) : [];
  });
}

function dangersOf({ tagName, namespaceURI, attrs }: Element): string[] {
  // Browsers add the body of a table by themselves.
  const isKnown = (HTML_TAGS as readonly string[]).includes(tagName);
  const allowed: readonly string[] =
    Object.entries(HTML_ATTRIBUTES).find(([tag]) => tag === tagName)?.[1] ?? [];
  return [
    ...(isKnown && namespaceURI === html.NS.HTML ? [] : [`<${tagName}>`]),
    ...attrs.filter(({ name }) => !allowed.includes(name)).map(({ name }) => `${tagName}[${name}]`),
    ...attrs.flatMap(({ name, value }) => (isHarmless(name, value) ? [] : [`${name}=${value}`])),
  ];
}

/** Resolves an address as the browser does on a page of the shop. */
function isHarmless(name: string, value: string): boolean {
  if (name !== 'href' && name !== 'src') return true;
  const url = new URL(value, 'https://toprak.test/blog/yazi');
  if (name === 'src') return url.origin === 'https://toprak.test' && /^\/(?:media|api)\//.test(url.pathname);
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol);
}

const MARKUP = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HTML_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
      fc.constantFrom(
        '<h1>',
        '<b>',
        '</b>',
        '<script>',
        '</script>',
        '<svg>',
        '</svg>',
        '<style>',
        '<!--',
        '-->',
      ),
      fc.constantFrom(
        '<a href="',
        '<img src="/media/a.webp/1.webp" alt="',
        '">',
        '&amp;',
        '&lt',
        '&#x6a',
        '"',
        '<',
        '>',
      ),
      fc.constantFrom(...XSS_PAYLOADS),
      fc.webUrl().map((url) => `<a href="${url}">`),
      fc.string({ maxLength: 8, unit: 'binary' }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('A formatted text of the shop', () => {
  it.each(XSS_PAYLOADS)('does nothing with %s', (attack) => {
    expect(dangersIn(safeHtml(attack))).toEqual([]);
    expect(dangersIn(safeHtml(`<p>önce ${attack} sonra</p>`))).toEqual([]);
    expect(dangersIn(safeHtml(`<table><tr><td>${attack}`))).toEqual([]);
  });

  it('would not pass these uncleaned', () => {
    const letThrough = XSS_PAYLOADS.filter((attack) => dangersIn(attack).length === 0);

    // The remaining payloads are plain text, addresses that only a link check finds, or harmless to browsers.
    expect(letThrough.length).toBeLessThan(30);
  });

  it('is harmless and in its one form, whatever was handed in', () => {
    fc.assert(
      fc.property(MARKUP, (markup) => {
        const safe = safeHtml(markup);
        expect(dangersIn(safe)).toEqual([]);
        expect(safeHtml(safe)).toBe(safe);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['<p>Kil <strong>sabır</strong> ister.<br />Biz de.</p>'],
    ['<h2>Bir</h2><h3>İki</h3><h4>Üç</h4><hr /><blockquote><p>Söz.</p></blockquote>'],
    ['<ul><li>bir</li></ul><ol start="3"><li><em>iki</em> <u>üç</u> <s>dört</s></li></ol>'],
    ['<pre><code>a &lt; b &amp;&amp; c</code></pre>'],
    [
      '<table><caption>Dereceler</caption><tbody><tr><th scope="row">Bisküvi</th><td colspan="2">1.000 °C</td></tr></tbody></table>',
    ],
    ['<a href="/workshops?ay=2026-12#takvim">takvim</a><a href="#ust">yukarı</a>'],
    ['<a href="mailto:merhaba@toprak.test">yazın</a><a href="tel:+902165550148">arayın</a>'],
    ['<a href="https://example.org/a?b=1&amp;c=2" rel="noopener nofollow ugc">kaynak</a>'],
    [
      '<figure><img src="/media/firin-rafi-1a2b3c4d.webp/960.webp" alt="Fırın" width="1600" height="1067" loading="lazy" /><figcaption>Sabah</figcaption></figure>',
    ],
    ['<img src="/api/serve_image.php?file=firin-rafi-1a2b3c4d.webp&amp;w=960" alt="" loading="lazy" />'],
  ])('keeps what an editor writes: %s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<h1>Başlık</h1><h6>Ek</h6>', '<h2>Başlık</h2><h4>Ek</h4>'],
    ['<b>kalın</b> <i>eğik</i> <del>eski</del>', '<strong>kalın</strong> <em>eğik</em> <s>eski</s>'],
    ['<div><span style="color:red">söz</span></div>', 'söz'],
    [
      '<a href="https://example.org" rel="me" target="_blank">x</a>',
      '<a href="https://example.org/" rel="noopener nofollow ugc">x</a>',
    ],
    [
      '<a href="HTTPS://Example.ORG/Ç">x</a>',
      '<a href="https://example.org/%C3%87" rel="noopener nofollow ugc">x</a>',
    ],
    ['<a href="javascript:alert(1)">söz kalır</a>', '<a>söz kalır</a>'],
    ['<img src="/api/uploads/a.webp">', '<img src="/api/uploads/a.webp" alt="" loading="lazy" />'],
    ['<img src="https://example.org/a.png" alt="a">sonra', 'sonra'],
    [
      '<img src="/api/uploads/a.webp" width="100%" height="2">',
      '<img src="/api/uploads/a.webp" alt="" loading="lazy" />',
    ],
    ['<p>açık kalan', '<p>açık kalan</p>'],
    ['<p>Kil &#8238;sreT&#x202e;\u0007</p>', '<p>Kil sreT</p>'],
  ])('makes %s into %s', (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  it('bears texts that are built to exhaust it', () => {
    const deep = '<p><em>'.repeat(20_000) + 'x';

    expect(dangersIn(safeHtml(deep))).toEqual([]);
    expect(safeHtml('<a href="'.repeat(20_000)).length).toBeLessThan(1_000_000);
  });
});

describe('The words of a formatted text', () => {
  it.each([
    [
      '<h2>Derece değil, yol</h2><p>Son yüz dereceyi <strong>yavaş</strong>ça geçeriz.</p>',
      'Derece değil, yol Son yüz dereceyi yavaşça geçeriz.',
    ],
    ['<ul><li>bir</li><li>iki<br>üç</li></ul>', 'bir iki üç'],
    ['<p>5 &lt; 6 &amp;&nbsp;&quot;evet&quot;</p>', '5 < 6 & "evet"'],
    ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
    ['<script>gizli()</script><img alt="resim" src="/api/uploads/a.webp"><p>görünen</p>', 'görünen'],
    ['', ''],
  ])('of %s are %s', (html, words) => {
    expect(plainText(html)).toBe(words);
  });
});
