import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import type { OrderCargo } from '@contract/orders/cargo.js';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { TextAnchor } from './text-link.js';
import { toast } from './toast.js';

/** Names the cargo company with a link to track the parcel, or with the tracking number when there is no link. */
export function CargoText({ cargo }: { readonly cargo: OrderCargo }) {
  const { company, trackingNumber, trackingUrl } = cargo;
  if (trackingNumber === null) return <>{company}</>;
  return (
    <>
      {company},{' '}
      {trackingUrl === null ? (
        <>
          {trackingNumber} <CopyNumber number={trackingNumber} />
        </>
      ) : (
        <TextAnchor
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`Kargo takip: ${trackingNumber} (yeni sekmede açılır)`}
        >
          {trackingNumber}
        </TextAnchor>
      )}
    </>
  );
}

function CopyNumber({ number }: { readonly number: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      toast.success({ title: 'Takip numarası kopyalandı', text: number });
    } catch {
      toast.error({ text: `Takip numarası kopyalanamadı: ${number}` });
    }
  };
  return (
    // The button's touch area overlaps the adjacent lines instead of pushing them apart.
    <chakra.span display="inline-block" my="-3" verticalAlign="middle">
      <IconButton aria-label={`Takip numarasını kopyala: ${number}`} onClick={() => void copy()}>
        <Icon as={Copy} size="sm" />
      </IconButton>
    </chakra.span>
  );
}
