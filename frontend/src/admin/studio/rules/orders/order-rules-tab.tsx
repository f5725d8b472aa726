import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { OrderRulesForm } from './order-rules-form.js';

export function OrderRulesTab() {
  const rules = trpc.admin.studio.orders.useQuery();
  return <RulesTab query={rules}>{(read) => <OrderRulesForm read={read} />}</RulesTab>;
}
