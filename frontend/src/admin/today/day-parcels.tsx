import { chakra } from '@chakra-ui/react';
import { HandHeart, type LucideIcon, Package } from 'lucide-react';
import { useId } from 'react';
import type { WaitingParcels } from '@contract/orders/day-parcels.view.js';
import { trpc } from '../../lib/server/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ButtonLink } from '../../ui/button.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';

/** The pieces that wait for a person: to be packed, and to be handed over at the studio. */
export function DayParcels() {
  const parcels = trpc.admin.dashboard.parcels.useQuery();
  if (parcels.isPending) return <Skeleton h="24" />;
  if (!parcels.data) {
    return (
      <ErrorState
        title="Siparişler yüklenemedi."
        retrying={parcels.isFetching}
        onRetry={() => void parcels.refetch()}
      />
    );
  }
  const { toPack, toHandOver } = parcels.data;
  return (
    <>
      <Parcels
        title="Paketlenecek siparişler"
        none="Paketlenecek sipariş yok."
        icon={Package}
        parcels={toPack}
        list={{ label: 'Paketlemeye Başla', address: `${adminPaths.orders}?scope=to_pack` }}
      />
      <Parcels
        title="Elden teslim edilecek parçalar"
        none="Teslim bekleyen parça yok."
        icon={HandHeart}
        parcels={toHandOver}
        list={{ label: 'Listede Gör', address: `${adminPaths.orders}?scope=to_hand_over` }}
      />
    </>
  );
}

interface ParcelsProps {
  readonly title: string;
  readonly none: string;
  readonly icon: LucideIcon;
  readonly parcels: WaitingParcels;
  /** Where all of them are dealt with together. */
  readonly list: { readonly label: string; readonly address: string };
}

function Parcels({ title, none, icon, parcels, list }: ParcelsProps) {
  const titleId = useId();
  const { count, oldest } = parcels;
  return (
    <chakra.section aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="h4" display="flex" alignItems="center" gap="2">
        <Icon as={icon} />
        {title}
        {count > 0 && <chakra.span color="fg.subtle">{count}</chakra.span>}
      </chakra.h2>
      {count === 0 && (
        <chakra.p mt="2" color="fg.muted">
          {none}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" mt="2">
        {oldest.map(({ orderId, shortId, customerName, pieces }) => (
          <chakra.li
            key={orderId}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            minH="target"
            borderTopWidth="1px"
          >
            <TextLink to={adminPaths.order(orderId)} aria-label={`${customerName}, #${shortId}`}>
              {customerName}
            </TextLink>
            <chakra.span textStyle="sm" color="fg.subtle" whiteSpace="nowrap">
              {pieces} parça
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {count > 0 && (
        <chakra.div mt="2">
          <ButtonLink variant="outline" size="sm" to={list.address}>
            {list.label} ({count})
          </ButtonLink>
        </chakra.div>
      )}
    </chakra.section>
  );
}
