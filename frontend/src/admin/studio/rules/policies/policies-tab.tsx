import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { PoliciesForm } from './policies-form.js';

export function PoliciesTab() {
  const policies = trpc.admin.studio.policies.useQuery();
  return <RulesTab query={policies}>{(read) => <PoliciesForm read={read} />}</RulesTab>;
}
