/** A colour as '#A4452A'. */
export type Colour = string;

/** The studio's colour and what is made from it. */
export interface AccentTones {
  readonly base: Colour;
  readonly hover: Colour;
  readonly active: Colour;
  /** The ground of what is chosen. */
  readonly soft: Colour;
  /** The accent on dark grounds. */
  readonly onDark: Colour;
}

export interface Palette {
  readonly name: string;
  readonly accent: Colour;
}

export interface ContrastCheck {
  readonly what: string;
  readonly ratio: number;
  readonly least: number;
}

export const COLOUR = /^#[0-9A-F]{6}$/;
export const DEFAULT_ACCENT = '#A4452A';

export const PALETTES: readonly Palette[] = [
  { name: 'Toprak kırmızısı', accent: DEFAULT_ACCENT },
  { name: 'Çini mavisi', accent: '#1F5F8B' },
  { name: 'Petrol', accent: '#1D6470' },
  { name: 'Çam yeşili', accent: '#2E6650' },
  { name: 'Zeytin', accent: '#5A6328' },
  { name: 'Patlıcan', accent: '#6B3A6B' },
  { name: 'Kahve', accent: '#7A4A2B' },
];

/** Grounds of the design that stay the same with every accent. */
export const GROUND = { paper: '#FBF8F3', surface: '#FFFDFA', sand: '#F4EDE3', night: '#2A211C' } as const;
const FOCUS = '#2B4590';
const BLACK = '#000000';
const WHITE = '#FFFFFF';

/** WCAG 2.2, AA: texts, and the parts of a control. */
const FOR_TEXT = 4.5;
const FOR_PARTS = 3;

/** The tones of the design, which were drawn before there was a rule. */
const DRAWN: AccentTones = {
  base: DEFAULT_ACCENT,
  hover: '#8A3720',
  active: '#6F2B18',
  soft: '#F8E8DF',
  onDark: '#E9A58B',
};
const LIGHTER_STEP = 0.05;

/** Darker tones only gain contrast on light grounds; the tone for dark grounds is lightened until it is read. */
export function accentTones(accent: Colour): AccentTones {
  if (accent === DEFAULT_ACCENT) return DRAWN;
  return {
    base: accent,
    hover: mixed(accent, BLACK, 0.16),
    active: mixed(accent, BLACK, 0.32),
    soft: mixed(accent, GROUND.surface, 0.88),
    onDark: readableOnNight(accent),
  };
}

/** What must be read in this accent, and how well it is. */
export function accentContrasts(accent: Colour): ContrastCheck[] {
  const { base, soft, onDark } = accentTones(accent);
  return [
    { what: 'Düğmenin yazısı', ratio: contrast(GROUND.paper, base), least: FOR_TEXT },
    { what: 'Kum zeminde bağlantı', ratio: contrast(base, GROUND.sand), least: FOR_TEXT },
    { what: 'Seçili zeminde yazı', ratio: contrast(base, soft), least: FOR_TEXT },
    { what: 'Koyu zeminde yazı', ratio: contrast(onDark, GROUND.night), least: FOR_TEXT },
    { what: 'Klavyeyle gezerken görünen çerçeve', ratio: contrast(FOCUS, soft), least: FOR_PARTS },
  ];
}

export function isReadable(accent: Colour): boolean {
  return accentContrasts(accent).every(({ ratio, least }) => ratio >= least);
}

/** The custom properties from which the theme takes the accent (`frontend/src/ui/theme/colors.ts`). */
export function accentProperties(accent: Colour): Readonly<Record<`--studio-${string}`, Colour>> {
  const { base, hover, active, soft, onDark } = accentTones(accent);
  return {
    '--studio-accent': base,
    '--studio-accent-hover': hover,
    '--studio-accent-active': active,
    '--studio-accent-soft': soft,
    '--studio-accent-on-dark': onDark,
  };
}

/** The same as a style sheet for a page's head. */
export function accentStyle(accent: Colour): string {
  const properties = Object.entries(accentProperties(accent)).map(([name, value]) => `${name}:${value}`);
  return `:root{${properties.join(';')}}`;
}

/** WCAG 2.2, 'contrast ratio': from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, 'relative luminance'. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readableOnNight(accent: Colour): Colour {
  let tone = mixed(accent, WHITE, 0.5);
  for (let share = 0.5; contrast(tone, GROUND.night) < FOR_TEXT && share < 1; share += LIGHTER_STEP) {
    tone = mixed(accent, WHITE, share);
  }
  return tone;
}

/** `share`: how much of `other` is in it, from 0 to 1. */
function mixed(colour: Colour, other: Colour, share: number): Colour {
  const added = channels(other);
  const parts = channels(colour).map((value, index) =>
    Math.round(value * (1 - share) + (added[index] ?? 0) * share),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
