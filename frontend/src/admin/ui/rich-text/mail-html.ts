/** What the editor gives back as it took it. Anything else is for whoever writes HTML. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['P', 'H1', 'H2', 'H3', 'H4'].map((tag) => [tag, ['data-style']])),
  ...Object.fromEntries(
    ['STRONG', 'EM', 'U', 'S', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'BR', 'HR'].map((tag) => [tag, []]),
  ),
  A: ['href', 'data-style'],
};

/** Whether the editor loses nothing of a mail: conditions and a look of its own are more than it can show. */
export function isFormattable(html: string): boolean {
  if (/\{\{\s*[#/^!~]|\{\{\s*else/.test(html)) return false;
  const page = new DOMParser().parseFromString(toEditor(html), 'text/html');
  return [...page.body.querySelectorAll('*')].every((element) => {
    const kept = KNOWN[element.tagName];
    return kept !== undefined && element.getAttributeNames().every((name) => kept.includes(name));
  });
}

/** The page's security policy refuses styles in the markup; they wait under another name. */
export function toEditor(html: string): string {
  return inTags(html, (tag) => tag.replace(/\sstyle="/g, ' data-style="'));
}

/** Back again, a line for each block. */
export function fromEditor(html: string): string {
  return inTags(html, (tag) => tag.replace(/\sdata-style="/g, ' style="')).replace(
    /(<\/(?:p|h[1-4]|ul|ol|blockquote)>)(?=<)/g,
    '$1\n',
  );
}

function inTags(html: string, change: (tag: string) => string): string {
  return html.replace(/<[a-z][^>]*>/gi, change);
}
