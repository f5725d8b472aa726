import { chakra } from '@chakra-ui/react';
import { HandHeart, type LucideIcon, Package } from 'lucide-react';
import { useId } from 'react';
import type { WaitingParcels } from '@contract/orders/day-parcels.view.js';
import { trpc } from '../../lib/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
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
        listAddress={`${adminPaths.orders}?scope=with_pieces`}
      />
      <Parcels
        title="Elden teslim edilecek parçalar"
        none="Teslim bekleyen parça yok."
        icon={HandHeart}
        parcels={toHandOver}
        listAddress={`${adminPaths.orders}?status=shipped`}
      />
    </>
  );
}

interface ParcelsProps {
  readonly title: string;
  readonly none: string;
  readonly icon: LucideIcon;
  readonly parcels: WaitingParcels;
  readonly listAddress: string;
}

function Parcels({ title, none, icon, parcels, listAddress }: ParcelsProps) {
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
      {count > oldest.length && <TextLink to={listAddress}>Hepsini Görün ({count})</TextLink>}
    </chakra.section>
  );
}
