import { chakra } from '@chakra-ui/react';
import { badgeText } from '@contract/messages/message.js';
import { numberText } from '../lib/number-text.js';

const Pill = chakra('span', {
  base: {
    display: 'inline-block',
    minW: '24px',
    px: '1.5',
    borderRadius: 'full',
    textStyle: 'xxs',
    lineHeight: '22px',
    textAlign: 'center',
  },
});

interface CountBadgeProps {
  readonly count: number;
  readonly counts?: 'records' | 'unread';
}

/** How many there are; unread ones in the accent, '99+' above 99 and nothing for none. */
export function CountBadge({ count, counts = 'unread' }: CountBadgeProps) {
  if (counts === 'records') {
    return (
      <Pill bg="bg.muted" color="fg.muted">
        {numberText(count)}
      </Pill>
    );
  }
  const text = badgeText(count);
  if (text === null) return null;
  return (
    <Pill role="img" aria-label={`${text} okunmamış`} bg="brand.solid" color="fg.inverted">
      {text}
    </Pill>
  );
}
