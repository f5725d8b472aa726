import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon.js';
import type { Headline } from './order-headline.js';

const DISCS = {
  success: { bg: 'success.solid', color: 'fg.inverted' },
  danger: { bg: 'danger.solid', color: 'fg.inverted' },
  info: { bg: 'info.subtle', color: 'info.fg' },
  warning: { bg: 'warning.subtle', color: 'warning.fg' },
  neutral: { bg: 'bg.muted', color: 'fg' },
};

/** Shows where payment and order stand, which is read aloud again when it changes. */
export function PhaseHeading({ headline }: { readonly headline: Headline }) {
  const { tone, icon, title, lead } = headline;
  return (
    <chakra.div role="status" display="grid" gap="4" justifyItems="start" mb="6">
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="72px"
        borderRadius="full"
        mb="2"
        {...DISCS[tone]}
        css={{ '& svg': { boxSize: '34px' } }}
        _print={{ display: 'none' }}
      >
        <Icon as={icon} size="lg" />
      </chakra.span>
      <chakra.h1 textStyle="h1">{title}</chakra.h1>
      {lead !== '' && (
        <chakra.p textStyle="lead" color="fg.muted" overflowWrap="anywhere">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  );
}
