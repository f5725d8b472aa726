import { defineConfig } from '@chakra-ui/react';

/** The properties that take names of a scale, with their shorthands. */
const SCALES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colors: {
    accentColor: '',
    background: 'bg',
    borderColor: '',
    borderInlineEndColor: '',
    color: '',
    fill: '',
    outlineColor: '',
    stroke: '',
    textDecorationColor: '',
  },
  spacing: {
    borderSpacing: '',
    bottom: '',
    columnGap: '',
    gap: '',
    inset: '',
    insetInline: 'insetX',
    left: '',
    margin: 'm',
    marginBlock: 'my',
    marginBottom: 'mb',
    marginInline: 'mx',
    marginInlineEnd: 'me',
    marginInlineStart: 'ms',
    marginLeft: 'ml',
    marginRight: 'mr',
    marginTop: 'mt',
    padding: 'p',
    paddingBlock: 'py',
    paddingBottom: 'pb',
    paddingInline: 'px',
    paddingInlineEnd: 'pe',
    paddingInlineStart: 'ps',
    paddingTop: 'pt',
    right: '',
    rowGap: '',
    scrollMarginTop: '',
    scrollPaddingBlock: '',
    scrollPaddingTop: '',
    top: '',
  },
  sizes: {
    blockSize: '',
    height: 'h',
    maxHeight: 'maxH',
    maxWidth: 'maxW',
    minHeight: 'minH',
    minWidth: 'minW',
    scrollbarWidth: '',
    width: 'w',
  },
  // Not one of our scales; needed for its short name.
  borderWidths: { borderBlockWidth: 'borderYWidth' },
  durations: { animationDuration: '', transitionDuration: '' },
  easings: { animationTimingFunction: '' },
  fonts: { fontFamily: '' },
  radii: { borderRadius: '' },
  shadows: { boxShadow: '' },
  zIndex: { zIndex: '' },
};

const onScales: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(SCALES).flatMap(([values, properties]) =>
    Object.entries(properties).map(([property, shorthand]) => [
      property,
      { values, ...(shorthand && { shorthand }) },
    ]),
  ),
);

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

const SEEN = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
} as const;

const BY_READERS_ONLY: Partial<Record<string, typeof UNSEEN | typeof SEEN>> = { true: UNSEEN, false: SEEN };

/** The styles of a text that is cut after some lines. */
const IN_A_BOX_OF_LINES = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  textWrap: 'wrap',
} as const;

/**
 * The parts of Chakra's `defaultBaseConfig` that screens use; all of it would be too heavy for the start of every
 * page. A spec finds properties and conditions that a screen uses and that are missing here.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    before: '&::before',
    after: '&::after',
    last: '&:last-of-type',
    groupHover: '.group:is(:hover, [data-hover]):not(:disabled, [data-disabled]) &',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    open: '&:is([open], [data-open], [data-state=open])',
    closed: '&:is([closed], [data-closed], [data-state=closed])',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    print: '@media print',
  },
  utilities: {
    ...onScales,
    boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
    lineClamp: {
      transform: (lines: string) => ({ ...IN_A_BOX_OF_LINES, WebkitLineClamp: lines }),
    },
    srOnly: { transform: (value: string) => BY_READERS_ONLY[value] ?? {} },
  },
});
