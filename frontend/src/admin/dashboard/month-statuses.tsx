import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@contract/orders/order-status.js';
import { trpc } from '../../lib/server/trpc.js';
import { DashboardBlock, DashboardSection } from './dashboard-block.js';
import { LIVE } from './live-queries.js';
import { listLinks } from './list-links.js';
import { formatNumber } from '../lib/format-number.js';

const PAINTS: Readonly<Record<OrderStatus, string>> = {
  pending: 'warning.solid',
  confirmed: 'success.muted',
  preparing: 'info.solid',
  shipped: 'info.solid',
  in_transit: 'info.solid',
  delivered: 'success.solid',
  cancelled: 'danger.solid',
};

const StatusLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '116px minmax(0, 1fr) 40px', lg: '132px minmax(0, 1fr) 40px' },
    alignItems: 'center',
    gap: '3',
    minH: '9',
    textStyle: 'sm',
    borderRadius: 'sm',
    _hover: { '& > span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
});

/** Shows this month's orders by status, each with a link to its orders. */
export function MonthStatuses() {
  const month = trpc.admin.dashboard.month.useQuery(undefined, LIVE);
  return (
    <DashboardSection title="Sipariş durumu, bu ay">
      <DashboardBlock query={month} what="Bu ayın siparişleri">
        {({ statuses, from, to }) => {
          const shown = statuses.filter(({ count }) => count > 0);
          const largest = Math.max(1, ...shown.map(({ count }) => count));
          if (shown.length === 0) return <chakra.p color="fg.subtle">Bu ay henüz sipariş yok.</chakra.p>;
          return (
            <ul>
              {shown.map(({ status, count }) => (
                <li key={status}>
                  <StatusLink to={listLinks.orders({ from, to }, { status })}>
                    <span>{ORDER_STATUS_LABELS[status]}</span>
                    <chakra.span
                      h="8px"
                      borderRadius="4px"
                      bg="bg.muted"
                      overflow="hidden"
                      aria-hidden="true"
                    >
                      <chakra.span
                        display="block"
                        h="full"
                        borderRadius="4px"
                        bg={PAINTS[status]}
                        style={{ width: `${(count / largest) * 100}%` }}
                      />
                    </chakra.span>
                    <chakra.b fontWeight="650" textAlign="end">
                      {formatNumber(count)}
                    </chakra.b>
                  </StatusLink>
                </li>
              ))}
            </ul>
          );
        }}
      </DashboardBlock>
    </DashboardSection>
  );
}
