import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { FeaturesForm } from './features-form.js';

export function FeaturesTab() {
  const features = trpc.admin.studio.features.useQuery();
  return <RulesTab query={features}>{(read) => <FeaturesForm read={read} />}</RulesTab>;
}
