import { BUTTON, CODE, STYLE } from '../templates/parts/mail-style.js';

/** Attributes by tag, or by tag and class. */
const STYLES: Readonly<Record<string, string>> = {
  h1: STYLE.heading,
  h2: STYLE.subheading,
  h3: STYLE.subheading,
  h4: STYLE.subheading,
  p: STYLE.text,
  'p.note': STYLE.note,
  'p.code': CODE,
  a: STYLE.link,
  'a.button': BUTTON,
  ul: STYLE.list,
  ol: STYLE.list,
  blockquote: STYLE.quote,
};

const TAG = /<(h[1-4]|p|a|ul|ol|blockquote)((?: [a-z-]+(?:="[^"<>]*")?)*)>/g;
/** A button alone in its paragraph has more space around it. */
const BUTTON_ROOM = 'style="margin:8px 0 24px"';
const LONE_BUTTON = /<p(?= |>)([^<>]*)>(?=<a [^<>]*class="button"[^<>]*>[^<>]*<\/a><\/p>)/g;

/**
 * Adds the studio's styles to a template's plain HTML, after `mailHtml` has sanitised it. Styles of the
 * template itself take precedence.
 */
export function addMailStyles(cleaned: string): string {
  return cleaned
    .replace(LONE_BUTTON, (_tag, attributes: string) => `<p${merged(BUTTON_ROOM, attributes)}>`)
    .replace(TAG, (tag, name: string, attributes: string) => {
      const role = / class="([^"]*)"/.exec(attributes)?.[1];
      const style = STYLES[`${name}.${role}`] ?? STYLES[name];
      return style === undefined ? tag : `<${name}${merged(style, attributes)}>`;
    });
}

function merged(style: string, attributes: string): string {
  const own = / style="([^"]*)"/.exec(attributes)?.[1];
  const others = attributes.replace(/ (?:style|class)="[^"]*"/g, '');
  const worn = own === undefined ? style : style.replace(/style="([^"]*)"/, `style="$1;${own}"`);
  return `${others} ${worn}`;
}
