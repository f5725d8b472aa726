import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { lineKey } from '@contract/orders/line-kind.js';
import type { Quote } from '@contract/checkout/quote.js';
import { BoughtLine } from '../../ui/bought-line.js';
import { Icon } from '../../ui/icon.js';
import { DeliveryPromise } from '../../ui/delivery-promise.js';
import { Sums } from '../../ui/sums.js';

interface OrderAsideProps {
  readonly quote: Quote;
  /** Shows how long the cart is still held. */
  readonly holdNote: ReactNode;
}

/** Shows what is being bought: next to the form, on phones folded above it. */
export function OrderAside({ quote, holdNote }: OrderAsideProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const contentId = useId();
  return (
    <chakra.aside
      aria-label="Siparişiniz"
      bg="bg.subtle"
      px={{ base: '5', md: '6' }}
      pt={{ base: '3', md: '6' }}
      pb={{ base: '3', md: '8' }}
      order={{ base: -1, md: 0 }}
    >
      <chakra.div
        position={{ md: 'sticky' }}
        top={{ md: '142px' }}
        display="grid"
        gap={{ base: '2', md: '4' }}
      >
        {holdNote}
        <chakra.h3 textStyle="h4" display={{ base: 'none', md: 'block' }}>
          Siparişiniz
        </chakra.h3>
        <chakra.button
          type="button"
          display={{ base: 'flex', md: 'none' }}
          justifyContent="space-between"
          alignItems="center"
          minH="target"
          textStyle="h4"
          aria-expanded={isUnfolded}
          aria-controls={contentId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span>Siparişiniz</span>
          <chakra.span display="flex" alignItems="center" gap="1.5" css={isUnfolded ? UPSIDE_DOWN : {}}>
            {formatTl(quote.totalKurus)} <Icon as={ChevronDown} size="sm" />
          </chakra.span>
        </chakra.button>
        <chakra.div id={contentId} display={{ base: isUnfolded ? 'block' : 'none', md: 'block' }}>
          <chakra.ul mb="4" borderBottomWidth="1px" borderColor="bg.muted" pb="2">
            {quote.lines.map((line) => (
              <BoughtLine key={lineKey(line)} {...line} />
            ))}
          </chakra.ul>
          <Sums
            {...quote}
            couponCode={quote.coupon?.code ?? null}
            hasPieces={quote.delivery !== null}
            isPickedUp={quote.delivery?.isPickedUp ?? false}
          />
          {quote.delivery && (
            <chakra.div mt="4">
              <DeliveryPromise pieces={quote.delivery} />
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.aside>
  );
}

const UPSIDE_DOWN = { '& svg': { rotate: '180deg' } };
