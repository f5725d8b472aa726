import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

const value = (color: string) => ({ value: color });

/** The studio's colours. Screens use the semantic names below instead. */
export const colorTokens = defineTokens.colors({
  transparent: value('transparent'),
  current: value('currentColor'),
  paper: value('#FBF8F3'),
  surface: value('#FFFDFA'),
  sand: value('#F4EDE3'),
  clay: value('#E9DFD2'),
  stone: value('#BEB2A1'),
  ink: { 1: value('#2A211C'), 2: value('#5B4E44'), 3: value('#6E6155') },
  night: { base: value('#2A211C'), line: value('#4A3D34'), hover: value('#43372F'), muted: value('#CFC3B5') },
  line: { soft: value('#E3D9CB'), strong: value('#877A6B') },
  // The studio's own, from the head of the page (`contract/studio/accent.ts`).
  accent: {
    base: value('var(--studio-accent)'),
    dark: value('var(--studio-accent-hover)'),
    darker: value('var(--studio-accent-active)'),
    soft: value('var(--studio-accent-soft)'),
    light: value('var(--studio-accent-on-dark)'),
  },
  celadon: { base: value('#3B6A57'), soft: value('#E3EDE5'), ink: value('#2C5444'), mid: value('#8FB5A2') },
  cobalt: { base: value('#2B4590'), soft: value('#E5E9F4'), ink: value('#243A7A') },
  amber: { base: value('#8A5A06'), soft: value('#F8EBCC'), ink: value('#6E4703') },
  nar: { base: value('#A11D33'), soft: value('#F9E4E4'), ink: value('#86172A') },
});

const state = (paint: string, muted = `{colors.${paint}.soft}`) => ({
  solid: value(`{colors.${paint}.base}`),
  contrast: value('{colors.paper}'),
  subtle: value(`{colors.${paint}.soft}`),
  muted: value(muted),
  emphasized: value(`{colors.${paint}.soft}`),
  fg: value(`{colors.${paint}.ink}`),
  border: value(`{colors.${paint}.base}`),
  focusRing: value('{colors.cobalt.base}'),
});

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: value('{colors.paper}'),
    panel: value('{colors.surface}'),
    subtle: value('{colors.sand}'),
    muted: value('{colors.clay}'),
    emphasized: value('{colors.clay}'),
    picture: value('{colors.stone}'),
    inverted: value('{colors.night.base}'),
    scrim: value('rgba(42,33,28,.44)'),
    error: value('{colors.nar.soft}'),
    warning: value('{colors.amber.soft}'),
    success: value('{colors.celadon.soft}'),
    info: value('{colors.cobalt.soft}'),
  },
  fg: {
    DEFAULT: value('{colors.ink.1}'),
    muted: value('{colors.ink.2}'),
    subtle: value('{colors.ink.3}'),
    inverted: value('{colors.paper}'),
    invertedMuted: value('{colors.night.muted}'),
    error: value('{colors.nar.base}'),
    success: value('{colors.celadon.ink}'),
    warning: value('{colors.amber.ink}'),
    info: value('{colors.cobalt.ink}'),
  },
  border: {
    DEFAULT: value('{colors.line.soft}'),
    muted: value('{colors.line.soft}'),
    subtle: value('{colors.line.soft}'),
    emphasized: value('{colors.line.strong}'),
    inverted: value('{colors.night.line}'),
    accent: value('{colors.accent.base}'),
    error: value('{colors.nar.base}'),
    focus: value('{colors.cobalt.base}'),
  },
  brand: {
    solid: value('{colors.accent.base}'),
    solidHover: value('{colors.accent.dark}'),
    solidActive: value('{colors.accent.darker}'),
    contrast: value('{colors.paper}'),
    fg: value('{colors.accent.base}'),
    ink: value('{colors.accent.dark}'),
    subtle: value('{colors.accent.soft}'),
    muted: value('{colors.clay}'),
    emphasized: value('{colors.clay}'),
    border: value('{colors.accent.base}'),
    onDark: value('{colors.accent.light}'),
    focusRing: value('{colors.cobalt.base}'),
  },
  success: state('celadon', '{colors.celadon.mid}'),
  info: state('cobalt'),
  warning: state('amber'),
  danger: state('nar'),
});
