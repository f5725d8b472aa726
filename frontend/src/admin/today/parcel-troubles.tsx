import { chakra } from '@chakra-ui/react';
import type { ParcelTrouble, ParcelTroubleKind } from '@contract/shipping/parcel-troubles.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Badge } from '../../ui/badge.js';
import { ErrorState } from '../../ui/error-state.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';

const LABELS: Readonly<Record<ParcelTroubleKind, string>> = {
  label_refused: 'Etiket alınamadı',
  label_waits: 'Etiket bekleniyor',
  label_kept: 'Etiket iptal edilemedi',
  not_delivered: 'Teslim edilemedi',
  returned: 'Geri geldi',
};

/** What to do about each. */
const ADVICE: Readonly<Record<ParcelTroubleKind, string>> = {
  label_refused: 'Nedeni giderip siparişte yeniden isteyin ya da paketi elden gönderin.',
  label_waits: 'Bir şey yapmanız gerekmiyor; sürerse Bağlantılar sayfasında hesabı deneyin.',
  label_kept: 'Paket açıldı, ama kargo etiketi geri alınmadı. Geliver panelinden iptal edin.',
  not_delivered: 'Kargo firması alıcıya teslim edemediğini bildirdi. Alıcıyı arayıp adresi doğrulayın.',
  returned: 'Paket atölyeye dönüyor ya da döndü. Alıcıyla konuşup yeniden gönderin ya da iptal edin.',
};

/** Labels and parcels that wait for the studio; nothing when there are none. */
export function ParcelTroubles() {
  const maySee = useMay('orders.read');
  const troubles = trpc.admin.labels.troubles.useQuery(undefined, { enabled: maySee });
  if (troubles.isLoadingError) {
    return (
      <ErrorState
        title="Sorunlu paketler yüklenemedi."
        retrying={troubles.isFetching}
        onRetry={() => void troubles.refetch()}
      />
    );
  }
  const found = troubles.data ?? [];
  if (found.length === 0) return null;
  return (
    <chakra.section aria-labelledby="parcel-troubles" mb="6" p="4" borderWidth="1px" borderRadius="md">
      <chakra.h2 id="parcel-troubles" textStyle="h4">
        Sizi bekleyen paketler
      </chakra.h2>
      <chakra.ul listStyleType="none" mt="2">
        {found.map((trouble) => (
          <Trouble key={trouble.reference} trouble={trouble} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Trouble({ trouble }: { readonly trouble: ParcelTrouble }) {
  const { orderId, reference, buyerName, kind, reason } = trouble;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      py="2"
      borderTopWidth="1px"
      overflowWrap="anywhere"
    >
      <TextLink to={adminPaths.order(orderId)}>
        {reference} · {buyerName}
      </TextLink>
      <Badge tone={kind === 'label_waits' ? 'warning' : 'danger'}>{LABELS[kind]}</Badge>
      <chakra.p w="full" textStyle="sm" color="fg.muted">
        {reason} {ADVICE[kind]}
      </chakra.p>
    </chakra.li>
  );
}
