import { chakra } from '@chakra-ui/react';

/** The width of the grid in rem decides how much text a day shows, so larger text counts as a narrower grid. */
const ROW = '@container (min-width: 38rem)';
const NOT_WIDE = '@container (max-width: 43.99rem)';
const TINY = '@container (max-width: 16rem)';

export const DayButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: '1',
    w: 'full',
    minH: '64px',
    py: '1.5',
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: 'md',
    textAlign: 'center',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _hover: { bg: 'bg' },
    [ROW]: { minH: '88px', alignItems: 'flex-start', justifyContent: 'space-between', p: '2.5' },
    '& [data-wide]': { [NOT_WIDE]: { display: 'none' } },
    '& [data-extra]': { [TINY]: { display: 'none' } },
  },
  variants: {
    quiet: { true: { color: 'fg.subtle' } },
    chosen: { true: { borderColor: 'border.accent', bg: 'brand.subtle', _hover: { bg: 'brand.subtle' } } },
  },
});

export const DayNumber = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: '380',
    fontSize: '1.125rem',
    lineHeight: '1',
    [ROW]: { fontSize: '1.25rem' },
    [TINY]: { fontSize: '1rem' },
  },
  variants: {
    past: { true: { textDecoration: 'line-through', textDecorationThickness: '1px' } },
    /** Marks today where there is no room for the word 'Bugün'. */
    today: {
      true: {
        minW: '6',
        px: '1',
        borderRadius: 'full',
        lineHeight: '1.5rem',
        textAlign: 'center',
        bg: 'brand.solid',
        color: 'fg.inverted',
        [ROW]: { minW: '0', px: '0', lineHeight: '1', bg: 'transparent', color: 'inherit' },
      },
    },
  },
});

export const TodayLabel = chakra('span', {
  base: { display: 'none', textStyle: 'xxs', color: 'brand.ink', [ROW]: { display: 'inline' } },
});

export const DayLabel = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    textStyle: 'xxs',
    whiteSpace: 'nowrap',
    [ROW]: { flexDirection: 'row', gap: '1.5', fontSize: '0.8125rem' },
  },
});

export const WeekdayName = chakra('th', {
  base: {
    py: '3',
    textStyle: 'sm',
    fontWeight: '600',
    lineHeight: '1',
    color: 'fg.subtle',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    [ROW]: { textAlign: 'left', ps: '12px' },
    [TINY]: { fontSize: '0.6875rem' },
  },
});
