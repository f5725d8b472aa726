/** The HTML that the editor preserves. Any other can only be edited as HTML. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  P: ['data-style', 'class'],
  ...Object.fromEntries(['H1', 'H2', 'H3', 'H4'].map((tag) => [tag, ['data-style']])),
  ...Object.fromEntries(
    ['STRONG', 'EM', 'U', 'S', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'BR', 'HR'].map((tag) => [tag, []]),
  ),
  A: ['href', 'data-style', 'class'],
  DIV: ['data-block', 'data-when'],
  SPAN: ['data-variable', 'data-when'],
};
const BLOCKS = 'p, h1, h2, h3, h4, ul, ol, blockquote, hr, div, table';
const TAG = /<[a-z/!][^>]*>/gi;

/** Whether the editor loses nothing of a template. */
export function isFormattable(template: string): boolean {
  const page = parsed(template);
  const isKnown = [...page.body.querySelectorAll('*')].every((element) => {
    const kept = KNOWN[element.tagName];
    return kept !== undefined && element.getAttributeNames().every((name) => kept.includes(name));
  });
  const shown = page.body.innerHTML;
  const isWhole = !/\{\{(?!\w+\}\}["'])/.test(shown);
  return isKnown && isWhole && compact(fromEditor(shown)) === compact(template);
}

/** Blanks and the slash of '<br />' mean nothing. */
const compact = (html: string) => html.replace(/\s+|\/(?=>)/g, '');

/** Variables, blocks and conditions become elements; styles wait under another name, which the page's policy lets pass. */
export function toEditor(template: string): string {
  return parsed(template).body.innerHTML;
}

function parsed(template: string): Document {
  const page = new DOMParser().parseFromString(withElements(template), 'text/html');
  for (const condition of page.querySelectorAll('mail-when')) {
    const isWhole = condition.querySelector(BLOCKS) !== null;
    const element = page.createElement(isWhole ? 'div' : 'span');
    element.setAttribute('data-when', condition.getAttribute('data-when') ?? '');
    element.append(...condition.childNodes);
    condition.replaceWith(element);
  }
  return page;
}

function withElements(template: string): string {
  let at = 0;
  const parts: string[] = [];
  for (const tag of template.matchAll(TAG)) {
    parts.push(markedText(template.slice(at, tag.index)), tag[0].replace(/\sstyle="/g, ' data-style="'));
    at = tag.index + tag[0].length;
  }
  return parts.join('') + markedText(template.slice(at));
}

function markedText(text: string): string {
  return text
    .replace(/\{\{#if (\w+)\}\}/g, '<mail-when data-when="$1">')
    .replace(/\{\{#unless (\w+)\}\}/g, '<mail-when data-when="!$1">')
    .replace(/\{\{\/(?:if|unless)\}\}/g, '</mail-when>')
    .replace(/\{\{> ?(\w+)\}\}/g, '<div data-block="$1"></div>')
    .replace(/(?<!\{)\{\{(?!else\}\})(\w+)\}\}(?!\})/g, '<span data-variable="$1"></span>');
}

/** Back again, a line for each part. */
export function fromEditor(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const variable of page.querySelectorAll('[data-variable]')) {
    variable.replaceWith(`{{${variable.getAttribute('data-variable')}}}`);
  }
  for (const block of page.querySelectorAll('[data-block]')) {
    block.replaceWith(`{{> ${block.getAttribute('data-block')}}}\n`);
  }
  for (const condition of page.querySelectorAll('[data-when]')) {
    const name = condition.getAttribute('data-when') ?? '';
    const [word, tested] = name.startsWith('!') ? ['unless', name.slice(1)] : ['if', name];
    const end = condition.tagName === 'DIV' ? '\n' : '';
    condition.replaceWith(`{{#${word} ${tested}}}${end}`, ...condition.childNodes, `{{/${word}}}${end}`);
  }
  return page.body.innerHTML
    .replace(/\{\{&gt; (\w+)\}\}/g, '{{> $1}}')
    .replace(TAG, (tag) => tag.replace(/\sdata-style="/g, ' style="'))
    .replace(/(<\/(?:p|h[1-4]|ul|ol|blockquote)>|<hr>)(?=<|\{\{[#/>])/g, '$1\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
