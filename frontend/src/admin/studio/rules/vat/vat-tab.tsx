import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { VatForm } from './vat-form.js';

export function VatTab() {
  const vat = trpc.admin.studio.vat.useQuery();
  return <RulesTab query={vat}>{(read) => <VatForm read={read} />}</RulesTab>;
}
