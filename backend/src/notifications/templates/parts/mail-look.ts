import { brandFile } from '../../../../contract/content/public-paths.js';
import { accentTones, type Colour, DEFAULT_ACCENT } from '../../../../contract/studio/accent.js';
import { type LookView, mailMarkSize } from '../../../../contract/studio/studio-look.js';

/** What the head of a mail shows of the studio's mark. */
export function mailMark(look: LookView) {
  const { mark } = look;
  const showsName = mark.kind === 'drawn' || mark.showsName;
  return { path: brandFile('mailMark', look), ...mailMarkSize(mark), showsName };
}

/** Styles, also those in texts that the studio saved earlier, are written in the default accent. */
export function inAccent(html: string, accent: Colour): string {
  if (accent === DEFAULT_ACCENT) return html;
  const [drawn, own] = [accentTones(DEFAULT_ACCENT), accentTones(accent)];
  return html.replaceAll(drawn.base, own.base).replaceAll(drawn.onDark, own.onDark);
}
