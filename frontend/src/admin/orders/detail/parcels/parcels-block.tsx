import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { describePieces } from '@contract/shipping/parcel.views.js';
import { Button } from '../../../../ui/button.js';
import { useMay } from '../../../lib/use-may.js';
import { Block } from '../../../ui/block.js';
import { PackDialog } from './pack-dialog.js';
import { ParcelRow } from './parcel-row.js';

/** The parcels of an order that leaves in parts, and what is not packed yet. */
export function ParcelsBlock({ order }: { readonly order: AdminOrderView }) {
  const { parcels, unpacked, status } = order;
  const mayChange = useMay('orders.change');
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  const isInTheStudio = status === 'confirmed' || status === 'preparing';
  return (
    <Block title="Paketler">
      {parcels.length > 0 && (
        <chakra.ul>
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.id} order={order} parcel={parcel} mayChange={mayChange} />
          ))}
        </chakra.ul>
      )}
      {unpacked.length > 0 && (
        <chakra.p color="fg.muted">
          {parcels.length === 0
            ? 'Parçalar birlikte gidecekse durumu değiştirmeniz yeterli; ayrı gidecekleri paketleyin.'
            : `Henüz pakette değil: ${describePieces(unpacked)}`}
        </chakra.p>
      )}
      {unpacked.length > 0 && isInTheStudio && mayChange && (
        <chakra.div mt="3">
          <Button variant="outline" size="sm" onClick={open}>
            Paketle
          </Button>
        </chakra.div>
      )}
      <PackDialog key={opening} order={order} open={isOpen} onClose={() => setIsOpen(false)} />
    </Block>
  );
}
