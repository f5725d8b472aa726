import { DEFAULT_ACCENT } from '../../../../contract/studio/accent.js';

/**
 * The studio's styles in a form that mail programs support: tables and inline styles. The values are the
 * site's design tokens. The classes are used by the dark variant in the layout's head and by the text version
 * (`mail-text.ts`).
 */
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "'Nunito Sans','Segoe UI',Helvetica,Arial,sans-serif";

/** Breaks long names and addresses, so that a mail fits the width of a phone. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word;';

export const COLOR = {
  paper: '#FBF8F3',
  surface: '#FFFDFA',
  sand: '#F4EDE3',
  stone: '#BEB2A1',
  ink: '#2A211C',
  muted: '#5B4E44',
  line: '#E3D9CB',
  /** Replaced by the studio's own when a mail is written (`mail-look.ts`). */
  accent: DEFAULT_ACCENT,
};

/** The look of text that stands outside of a paragraph. */
export const BODY = `font:400 16px/1.6 ${SANS};color:${COLOR.muted}`;

/** The attributes of an element, by its role. */
export const STYLE = {
  heading: `class="ink" style="${BREAK}margin:0 0 12px;font:400 28px/1.2 ${SERIF};letter-spacing:-0.3px;color:${COLOR.ink}"`,
  subheading: `class="ink" style="${BREAK}margin:32px 0 6px;font:500 18px/1.3 ${SERIF};color:${COLOR.ink}"`,
  text: `class="muted" style="${BREAK}margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${COLOR.muted}"`,
  note: `class="muted" style="${BREAK}margin:0 0 16px;font:400 14px/1.5 ${SANS};color:${COLOR.muted}"`,
  quote: `class="muted line" style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${COLOR.accent}"`,
  list: `class="muted" style="margin:0 0 16px;padding:0 0 0 24px;font:400 16px/1.6 ${SANS};color:${COLOR.muted}"`,
  tight: `class="muted" style="${BREAK}margin:0;font:400 16px/1.6 ${SANS};color:${COLOR.muted}"`,
  small: `class="muted" style="${BREAK}margin:0;font:400 14px/1.5 ${SANS};color:${COLOR.muted}"`,
  signature: `class="muted signature" style="${BREAK}margin:0;font:400 14px/1.5 ${SANS};color:${COLOR.muted}"`,
  /** One of several lines that belong together. */
  line: `class="muted row-line" style="${BREAK}margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${COLOR.muted}"`,
  name: `class="ink row-line" style="${BREAK}margin:0;font:600 16px/1.4 ${SANS};color:${COLOR.ink}"`,
  rowLabel: `class="muted row-label" style="${BREAK}margin:0;font:400 16px/1.6 ${SANS};color:${COLOR.muted}"`,
  rowValue: `class="muted row-value" style="${BREAK}margin:0;font:400 16px/1.6 ${SANS};color:${COLOR.muted}"`,
  rowDate: `class="muted row-line" style="${BREAK}margin:0;font:400 14px/1.5 ${SANS};color:${COLOR.muted}"`,
  rowSmall: `class="muted row-value" style="${BREAK}margin:0;font:400 14px/1.5 ${SANS};color:${COLOR.muted}"`,
  rowCancelled: `class="accent row-line" style="${BREAK}margin:0;font:600 14px/1.5 ${SANS};color:${COLOR.accent}"`,
  rowName: `class="ink row-value" style="${BREAK}margin:0;font:600 16px/1.4 ${SANS};color:${COLOR.ink}"`,
  amount: `class="ink amount" align="right" valign="top" style="padding:16px 0;font:600 16px/1.4 ${SANS};color:${COLOR.ink};white-space:nowrap"`,
  total: `class="ink" style="padding-top:8px;white-space:nowrap;font:500 20px/1.4 ${SERIF};color:${COLOR.ink}"`,
  link: `class="accent" style="color:${COLOR.accent};text-decoration:underline"`,
  /** Reads 'Bültenden ayrılın: https://…' in the text version. */
  namedLink: `class="accent named" style="color:${COLOR.accent};text-decoration:underline"`,
  rule: `class="line rule" style="border-top:1px solid ${COLOR.line};padding:0;font-size:0;line-height:0" height="1"`,
  table: 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
};

export const BUTTON = `class="button" style="display:inline-block;padding:15px 28px;border-radius:10px;background:${COLOR.accent};color:#FBF8F3;font:600 16px/1.2 ${SANS};text-decoration:none"`;
export const WORDMARK = `class="ink wordmark" style="font:500 24px/1 ${SERIF};letter-spacing:-0.4px;color:${COLOR.ink};text-decoration:none"`;
/** Beside the name. The name alone is the head of the mail where pictures are not loaded. */
export const MARK = 'style="margin:0 10px 0 0;border:0;vertical-align:-5px"';

/** Large and spaced, so that the code can be read aloud or copied with one touch. */
export const CODE = `class="ink" style="margin:8px 0 24px;font:600 36px/1.2 ui-monospace,Menlo,Consolas,'Courier New',monospace;letter-spacing:8px;color:${COLOR.ink};-webkit-user-select:all;user-select:all"`;
