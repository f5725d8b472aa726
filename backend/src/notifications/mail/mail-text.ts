import { compile, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

/** Deeper nesting is not made by our templates or the editor. */
const MAX_DEPTH = 80;

/** The parts of a node that are read here; texts have `data`. */
interface Element {
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Element[];
  readonly data?: string | undefined;
}

/** A button becomes 'Biletimi görüntüle: https://…', another link 'sipariş sayfanız (https://…)'. */
const link: FormatCallback = (element, walk, builder) => {
  const address = addressOf(element);
  const words = wordsOf(element);
  walk(element.children, builder);
  if (address === '' || words === address || words === '') return;
  builder.addInline(isNamed(element) ? `: ${address}` : ` (${address})`, { noWordTransform: true });
};

/** Empty for telephone numbers and e-mail addresses, which the text already shows. */
function addressOf({ attribs }: Element): string {
  const href = attribs?.['href'] ?? '';
  return /^(?:tel|mailto|cid):/i.test(href) ? '' : href;
}

function isNamed({ attribs }: Element): boolean {
  return /\b(?:button|named)\b/.test(attribs?.['class'] ?? '');
}

function wordsOf({ children = [] }: Element, depth = 0): string {
  return children
    .map((child): string => child.data ?? (depth < MAX_DEPTH ? wordsOf(child, depth + 1) : ''))
    .join('')
    .trim();
}

const heading: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.pushWordTransform((word) => word.toLocaleUpperCase('tr'));
  walk(element.children, builder);
  builder.popWordTransform();
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const rowLabel: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(': ');
};

const amount: FormatCallback = (element, walk, builder) => {
  builder.addInline(' = ');
  walk(element.children, builder);
};

const signature: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline('--');
  builder.addLineBreak();
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const wordmark: FormatCallback = (element, walk, builder) => {
  builder.pushWordTransform((word) => word.toLocaleUpperCase('tr'));
  walk(element.children, builder);
  builder.popWordTransform();
};

const LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const PARAGRAPH = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH, maxInputLength: 2 ** 22 },
  formatters: { link, heading, rowLabel, amount, signature, wordmark },
  selectors: [
    ...['img', 'script', 'style', 'title'].map((selector) => ({ selector, format: 'skip' })),
    { selector: '.preheader', format: 'skip' },
    { selector: '.rule', format: 'skip' },
    { selector: 'a', format: 'link' },
    { selector: 'a.wordmark', format: 'wordmark' },
    { selector: 'h1', format: 'block', options: PARAGRAPH },
    ...['h2', 'h3', 'h4'].map((selector) => ({ selector, format: 'heading' })),
    { selector: 'table', format: 'block', options: PARAGRAPH },
    { selector: 'tr', format: 'block', options: LINE },
    { selector: 'p.row-line', format: 'block', options: LINE },
    { selector: 'p.row-label', format: 'rowLabel' },
    { selector: 'span.row-label', format: 'rowLabel' },
    { selector: 'p.row-value', format: 'inline' },
    { selector: 'td.amount', format: 'amount' },
    { selector: 'p.signature', format: 'signature' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
};

const toText = compile(OPTIONS);

/** Derives the text version of a mail from its HTML. */
export function mailText(html: string): string {
  return toText(html)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
