import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { AccountOrder } from '@contract/people/account.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { paths } from '../../lib/navigation/paths.js';
import { ButtonLink } from '../../ui/button.js';
import { CargoText } from '../../ui/cargo-text.js';
import { timelineSteps } from '../../lib/orders/timeline-steps.js';
import { OrderStatusBadge } from '../../ui/order-status-badge.js';
import { OrderTimeline } from '../../ui/order-timeline.js';
import { describeAmount, describeNext } from './describe-order.js';
import { OrderPictures } from './order-pictures.js';

interface AccountOrderEntryProps {
  readonly order: AccountOrder;
  /** True for the first order of a newly loaded page, so that keyboard users continue there. */
  readonly takesFocus: boolean;
}

export function AccountOrderEntry({ order, takesFocus }: AccountOrderEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { id, shortId, createdAt, status, totalKurus, lines, cargo } = order;
  const steps = timelineSteps({ ...order, hasPieces: order.pieces > 0 });
  return (
    <chakra.li pt="6" pb="8" borderBottomWidth="1px">
      <chakra.article aria-labelledby={`order-${id}`} display="grid" gap="5">
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          justifyContent="space-between"
          alignItems="flex-start"
          gap={{ base: '3', md: '4' }}
        >
          <div>
            <chakra.h2 ref={heading} id={`order-${id}`} tabIndex={-1} textStyle="h3" outline="none">
              Sipariş {shortId}
            </chakra.h2>
            <chakra.p color="fg.muted">
              {[formatDateTime(createdAt), describeAmount(order), formatTl(totalKurus)].join(' · ')}
            </chakra.p>
          </div>
          <OrderStatusBadge status={status} isPickedUp={order.isPickedUp} />
        </chakra.div>
        {steps.length > 0 && <OrderTimeline steps={steps} />}
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          alignItems={{ base: 'flex-start', md: 'center' }}
          gap={{ base: '4', md: '5' }}
        >
          <OrderPictures lines={lines} />
          <chakra.p flex="1" textStyle="sm" color="fg.muted">
            {describeNext(order)}
            {cargo !== null && (
              <chakra.span display="block">
                Kargo: <CargoText cargo={cargo} />
              </chakra.span>
            )}
          </chakra.p>
          <ButtonLink
            to={paths.order(id)}
            variant="outline"
            size="sm"
            aria-label={`Sipariş Ayrıntısı: ${shortId}`}
          >
            Sipariş Ayrıntısı
          </ButtonLink>
        </chakra.div>
      </chakra.article>
    </chakra.li>
  );
}
