import { studioDate } from '@contract/common/dates.js';
import { trpc } from '../../lib/server/trpc.js';
import { useNow } from '../../lib/time/use-now.js';
import { Skeleton } from '../../ui/skeleton.js';
import { LoadError } from '../ui/load-error.js';
import { Part } from './part.js';
import { TillCounts } from './till-counts.js';
import { TillForm } from './till-form.js';

/** The count of cash and of the card terminal for today. */
export function TillPart() {
  const today = studioDate(useNow());
  const till = trpc.admin.reconciliation.till.useQuery({ day: today });
  return (
    <Part title="Kasa" lead="Nakit ve POS: dükkânın bildiğiyle saydığınızı yan yana koyun.">
      {till.isLoadingError && <LoadError query={till} what="Kasa yüklenirken hata oluştu" />}
      {till.isPending && <Skeleton h="240px" />}
      {till.data && (
        <>
          <TillForm key={till.data.counts[0]?.id ?? 'none'} till={till.data} />
          <TillCounts counts={till.data.counts} />
        </>
      )}
    </Part>
  );
}
