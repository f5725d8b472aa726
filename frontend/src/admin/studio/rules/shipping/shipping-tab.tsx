import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { ShippingForm } from './shipping-form.js';

export function ShippingTab() {
  const shipping = trpc.admin.studio.shipping.useQuery();
  return <RulesTab query={shipping}>{(read) => <ShippingForm read={read} />}</RulesTab>;
}
