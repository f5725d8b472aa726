import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import { formatDateWithWeekday, formatTimeRange } from '@contract/common/dates.js';
import type { SessionTimes } from '@contract/workshops/session.js';
import { paths } from '../../lib/navigation/paths.js';
import { Badge } from '../../ui/badge.js';

interface LineNameProps {
  readonly item: CartItem;
  readonly onFollowLink: () => void;
}

export function LineName({ item, onFollowLink }: LineNameProps) {
  if (item.type === 'workshop') return item.name;
  return (
    <chakra.span asChild _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}>
      <Link to={paths.product(item.slug)} onClick={onFollowLink}>
        {item.name}
      </Link>
    </chakra.span>
  );
}

interface LineMetaProps {
  readonly item: CartItem;
  /** The session's current date and time; null until the server has answered. */
  readonly today: SessionTimes | null;
}

export function LineMeta({ item, today }: LineMetaProps) {
  if (item.type === 'product') {
    return (
      <chakra.p textStyle="sm" color="fg.subtle">
        {item.category}
      </chakra.p>
    );
  }
  const { date, startTime, endTime } = today ?? item;
  return (
    <chakra.p textStyle="sm" color="fg.subtle">
      {formatDateWithWeekday(date)}
      <br />
      {formatTimeRange(startTime, endTime)}
      {(date !== item.date || startTime !== item.startTime) && (
        <chakra.span display="block" mt="1.5">
          <Badge tone="warning">Tarihi değişti</Badge>
        </chakra.span>
      )}
    </chakra.p>
  );
}
