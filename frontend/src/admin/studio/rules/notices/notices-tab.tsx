import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { NoticesForm } from './notices-form.js';

export function NoticesTab() {
  const notices = trpc.admin.studio.notices.useQuery();
  return <RulesTab query={notices}>{(read) => <NoticesForm read={read} />}</RulesTab>;
}
