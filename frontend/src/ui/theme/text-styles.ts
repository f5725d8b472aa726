import { defineTextStyles } from '@chakra-ui/react';

const heading = { fontFamily: 'heading', fontWeight: '380', textWrap: 'balance' };
const body = { fontFamily: 'body', fontWeight: '400' };
const strong = { fontFamily: 'body', fontWeight: '650' };

export const textStyles = defineTextStyles({
  display: {
    value: {
      ...heading,
      fontWeight: '340',
      fontSize: 'clamp(2.75rem, 1.1rem + 4.2vw, 5rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.022em',
    },
  },
  h1: {
    value: {
      ...heading,
      fontSize: 'clamp(2.25rem, 1.7rem + 2.3vw, 3.5rem)',
      lineHeight: '1.06',
      letterSpacing: '-0.018em',
    },
  },
  h2: {
    value: {
      ...heading,
      fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.625rem)',
      lineHeight: '1.12',
      letterSpacing: '-0.012em',
    },
  },
  h3: { value: { ...heading, fontSize: '1.5rem', lineHeight: '1.22', letterSpacing: '-0.012em' } },
  h4: {
    value: {
      ...heading,
      fontWeight: '460',
      fontSize: '1.1875rem',
      lineHeight: '1.3',
      letterSpacing: '-0.004em',
    },
  },
  /** Titles of dialogs (28 px) and of drawers and confirmations (26 px). */
  dialogTitle: { value: { ...heading, fontSize: '1.75rem', lineHeight: '1.12', letterSpacing: '-0.012em' } },
  drawerTitle: { value: { ...heading, fontSize: '1.625rem', lineHeight: '1.12', letterSpacing: '-0.012em' } },
  total: { value: { ...heading, fontWeight: '460', fontSize: '1.375rem', lineHeight: '1.3' } },
  lead: { value: { ...body, fontSize: '1.1875rem', lineHeight: '1.6', textWrap: 'pretty' } },
  article: { value: { ...body, fontSize: '1.125rem', lineHeight: '1.75' } },
  body: { value: { ...body, fontSize: '1rem', lineHeight: '1.65' } },
  bodyAdmin: { value: { ...body, fontSize: '0.9375rem', lineHeight: '1.5' } },
  label: { value: { ...strong, fontSize: '0.9375rem', lineHeight: '1.35' } },
  button: { value: { ...strong, fontSize: '1rem', lineHeight: '1.2' } },
  buttonMd: { value: { ...strong, fontSize: '0.9375rem', lineHeight: '1.2' } },
  buttonLg: { value: { ...strong, fontSize: '1.0625rem', lineHeight: '1.2' } },
  /** 15 px text for notes, navigation links and specifications. */
  note: { value: { ...body, fontSize: '0.9375rem', lineHeight: '1.5' } },
  sm: { value: { ...body, fontSize: '0.875rem', lineHeight: '1.45' } },
  xs: { value: { ...strong, fontSize: '0.8125rem', lineHeight: '1' } },
  xxs: { value: { ...strong, fontSize: '0.75rem', lineHeight: '1.1' } },
});
