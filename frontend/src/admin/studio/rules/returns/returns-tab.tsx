import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { ReturnsForm } from './returns-form.js';

export function ReturnsTab() {
  const returns = trpc.admin.studio.returns.useQuery();
  return <RulesTab query={returns}>{(read) => <ReturnsForm read={read} />}</RulesTab>;
}
