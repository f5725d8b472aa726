import { chakra } from '@chakra-ui/react';
import { formatBadgeCount } from '@contract/messaging/messages/message.js';
import { formatNumber } from '../lib/format-number.js';

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

/** A count; unread ones in the accent colour, '99+' above 99, and nothing for none. */
export function CountBadge({ count, counts = 'unread' }: CountBadgeProps) {
  if (counts === 'records') {
    return (
      <Pill bg="bg.muted" color="fg.muted">
        {formatNumber(count)}
      </Pill>
    );
  }
  const text = formatBadgeCount(count);
  if (text === null) return null;
  return (
    <Pill role="img" aria-label={`${text} okunmamış`} bg="brand.solid" color="fg.inverted">
      {text}
    </Pill>
  );
}
