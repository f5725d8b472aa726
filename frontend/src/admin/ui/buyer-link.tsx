import { chakra } from '@chakra-ui/react';
import { trpc } from '../../lib/server/trpc.js';
import { TextLink } from '../../ui/text-link.js';
import { personPath } from '../lib/person-path.js';
import { useMay } from '../lib/use-may.js';

/** Leads from an order, or a booking of it, to everything about its buyer. Not shown to who may not see customers. */
export function BuyerLink({ orderId }: { readonly orderId: string }) {
  const buyer = trpc.admin.customers.buyer.useQuery({ id: orderId }, { enabled: useMay('customers.read') });
  if (!buyer.data) return null;
  const { person, otherOrders } = buyer.data;
  return (
    <chakra.p mt="2">
      <TextLink to={personPath(person)}>
        {otherOrders === 0 ? 'Müşteri sayfası' : `Bu kişinin diğer siparişleri (${otherOrders})`}
      </TextLink>
    </chakra.p>
  );
}
