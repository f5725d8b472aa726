import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { InvoicingForm } from './invoicing-form.js';

export function InvoicingTab() {
  const invoicing = trpc.admin.studio.invoicing.useQuery();
  return <RulesTab query={invoicing}>{(read) => <InvoicingForm read={read} />}</RulesTab>;
}
