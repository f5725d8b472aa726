import { trpc } from '../../../../lib/server/trpc.js';
import { RulesTab } from '../rules-tab.js';
import { CarriersForm } from './carriers-form.js';

export function CarriersTab() {
  const carriers = trpc.admin.studio.carriers.useQuery();
  return <RulesTab query={carriers}>{(read) => <CarriersForm read={read} />}</RulesTab>;
}
