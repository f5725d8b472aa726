import type { OrderCargo } from '@contract/orders/cargo.js';
import { TextAnchor } from './text-link.js';

/** Who brings the parcel, with the way to follow it where there is one. */
export function CargoText({ cargo }: { readonly cargo: OrderCargo }) {
  const { company, trackingNumber, trackingUrl } = cargo;
  if (trackingNumber === null) return <>{company}</>;
  return (
    <>
      {company},{' '}
      {trackingUrl === null ? (
        trackingNumber
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
