import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/server/trpc.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { useRefetchErrorToast } from '../../lib/use-refetch-error-toast.js';
import { DataTable } from '../../ui/data-table.js';
import { LoadError } from '../../ui/load-error.js';
import { RefreshButton } from '../../ui/refresh-button.js';
import { SectionHead } from '../../ui/section-head.js';
import { openHoldColumns } from './open-hold-columns.js';
import { useReleaseHolds } from './use-release-holds.js';

/** Holds change with every checkout and are not announced, so an open screen reads them again at this interval. */
const LIVE = { refetchInterval: 15_000, placeholderData: keepPreviousData } as const;

const NOT_LOADED = 'Açık sepetler okunamadı';

/** Lists what carts before payment reserve, by network, and releases those of a network. */
export function OpenHoldsPage() {
  const holds = trpc.admin.openHolds.list.useQuery(undefined, LIVE);
  useRefetchErrorToast(holds, NOT_LOADED);
  const releasing = useReleaseHolds();
  return (
    <>
      <SectionHead
        title="Açık Sepetler"
        lead="Ödemeye başlamış ama henüz bankaya gitmemiş sepetler ve ayırdıkları."
        actions={<RefreshButton isPending={holds.isRefetching} onPress={() => void holds.refetch()} />}
      />
      <chakra.p mb="5" color="fg.muted" maxW="60em">
        Aynı internet adresinden gelenler rafın ve takvimin yalnızca bir bölümünü, kısa bir süre için
        ayırabilir; süre dolunca ayrılanlar kendiliğinden satışa döner. Biri parçaları ya da yerleri
        alıkoyuyorsa ayırdıklarını buradan satışa geri açabilirsiniz.
      </chakra.p>
      {holds.isLoadingError ? (
        <LoadError query={holds} what={NOT_LOADED} titleAs="h2" />
      ) : (
        <DataTable
          caption="Açık sepetler"
          columns={openHoldColumns(releasing)}
          rows={holds.data}
          rowKey={({ network }) => network}
          skeletonRows={3}
          empty={
            <EmptyState
              shape="bowl"
              titleAs="h2"
              title="Açık sepet yok"
              text="Şu anda kimse ödeme adımında değil; bütün parçalar ve yerler satışta."
            />
          }
        />
      )}
    </>
  );
}
