import { useMay } from './use-may.js';
import { trpc } from '../../lib/server/trpc.js';
import type { FilterInput } from '../ui/filter-fields.js';

/** The filter by a customer's account. It is set by a link on the customer's card, so that it has no field before. */
export function useCustomerFilter(customerId: string | undefined): readonly FilterInput[] {
  const { data: customer } = trpc.admin.users.get.useQuery(
    { id: customerId ?? '' },
    { enabled: useMay('customers.read') && customerId !== undefined },
  );
  if (customerId === undefined) return [];
  const label = customer ? `${customer.firstName} ${customer.lastName}` : 'Seçilen müşteri';
  return [{ name: 'customer_id', label: 'Müşteri', kind: 'choice', options: [{ value: customerId, label }] }];
}
