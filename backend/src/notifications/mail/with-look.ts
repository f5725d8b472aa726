import { BUTTON, CODE, LOOK } from '../templates/parts/mail-look.js';

/** Attributes by tag, or by tag and class. */
const LOOKS: Readonly<Record<string, string>> = {
  h1: LOOK.heading,
  h2: LOOK.subheading,
  h3: LOOK.subheading,
  h4: LOOK.subheading,
  p: LOOK.text,
  'p.note': LOOK.note,
  'p.code': CODE,
  a: LOOK.link,
  'a.button': BUTTON,
  ul: LOOK.list,
  ol: LOOK.list,
  blockquote: LOOK.quote,
};

const TAG = /<(h[1-4]|p|a|ul|ol|blockquote)((?: [a-z-]+(?:="[^"<>]*")?)*)>/g;
/** A button alone in its paragraph has more space around it. */
const BUTTON_ROOM = 'style="margin:8px 0 24px"';
const LONE_BUTTON = /<p(?= |>)([^<>]*)>(?=<a [^<>]*class="button"[^<>]*>[^<>]*<\/a><\/p>)/g;

/**
 * Adds the studio's styles to a template's plain HTML, after `mailHtml` has sanitised it. Styles of the
 * template itself take precedence.
 */
export function withLook(cleaned: string): string {
  return cleaned
    .replace(LONE_BUTTON, (_tag, attributes: string) => `<p${merged(BUTTON_ROOM, attributes)}>`)
    .replace(TAG, (tag, name: string, attributes: string) => {
      const role = / class="([^"]*)"/.exec(attributes)?.[1];
      const look = LOOKS[`${name}.${role}`] ?? LOOKS[name];
      return look === undefined ? tag : `<${name}${merged(look, attributes)}>`;
    });
}

function merged(look: string, attributes: string): string {
  const own = / style="([^"]*)"/.exec(attributes)?.[1];
  const others = attributes.replace(/ (?:style|class)="[^"]*"/g, '');
  const worn = own === undefined ? look : look.replace(/style="([^"]*)"/, `style="$1;${own}"`);
  return `${others} ${worn}`;
}
