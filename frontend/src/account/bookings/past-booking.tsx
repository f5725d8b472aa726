import { chakra } from '@chakra-ui/react';
import type { AccountBooking } from '@contract/people/account.views.js';
import { formatDateWithWeekday, formatTimeRange } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { paths } from '../../lib/navigation/paths.js';
import { BookingStatusBadge } from '../../ui/booking-status-badge.js';
import { TextLink } from '../../ui/text-link.js';

export function PastBooking({ booking }: { readonly booking: AccountBooking }) {
  const { title, date, startTime, endTime, seats, priceKurus, status, orderId, shortId } = booking;
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems="flex-start"
      gap="3"
      py="5"
      borderBottomWidth="1px"
    >
      <chakra.div minW="0">
        <chakra.h3 textStyle="h4" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        <chakra.p color="fg.muted">
          {formatDateWithWeekday(date)},{' '}
          <chakra.span whiteSpace="nowrap">{formatTimeRange(startTime, endTime)}</chakra.span>
        </chakra.p>
        <chakra.p color="fg.muted">
          {seats} kişilik · {formatTl(priceKurus)} ·{' '}
          <TextLink to={paths.order(orderId)} aria-label={`Siparişi görün: bilet ${shortId}`}>
            Siparişi görün
          </TextLink>
        </chakra.p>
      </chakra.div>
      <BookingStatusBadge status={status} />
    </chakra.li>
  );
}
