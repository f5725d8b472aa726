import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { BulkParcel } from '@contract/orders/bulk-status.js';
import { shortId } from '@contract/common/short-id.js';
import { CargoCompanyField, TrackingNumberField } from '../detail/cargo-fields.js';
import type { EnteredParcels } from './use-bulk-status.js';

interface ParcelFieldsProps {
  readonly parcels: readonly (BulkParcel & { readonly orderId: string })[];
  readonly entered: EnteredParcels;
  /** About the carrier. */
  readonly error: string | undefined;
  /** Null when each parcel has its carrier already. */
  readonly companyRef: RefObject<HTMLInputElement | null> | null;
  readonly onChange: (entered: EnteredParcels) => void;
}

/**
 * The carrier for all parcels, and the number of each. A barcode reader ends a number with Enter, which leads to the
 * next field.
 */
export function ParcelFields({ parcels, entered, error, companyRef, onChange }: ParcelFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const { company, numbers } = entered;
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    inputs[inputs.findIndex((input) => input === event.target) + 1]?.focus();
  };
  return (
    <chakra.div ref={fields} display="grid" gap="3" onKeyDown={goOn}>
      {companyRef && (
        <CargoCompanyField
          company={company}
          onChange={(next) => onChange({ company: next, numbers })}
          error={error}
          companyRef={companyRef}
          help="Kargo şirketi yazılmamış paketler için."
        />
      )}
      <chakra.fieldset minW="0" border="0" p="0" m="0">
        <chakra.legend textStyle="h4" p="0">
          Takip numaraları
        </chakra.legend>
        <chakra.p textStyle="sm" color="fg.muted" mb="3">
          Yazın ya da barkodu okutun. Boş bıraktıklarınızı sonra siparişte ekleyebilirsiniz.
        </chakra.p>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="4"
          rowGap="3"
        >
          {parcels.map(({ orderId, recipient, company: own, trackingNumber }) => (
            <TrackingNumberField
              key={orderId}
              label={`${shortId(orderId)}, ${recipient}`}
              cargo={{
                company: own ?? company,
                trackingNumber: numbers[orderId] ?? trackingNumber ?? '',
              }}
              onChange={(number) => onChange({ company, numbers: { ...numbers, [orderId]: number } })}
            />
          ))}
        </chakra.div>
      </chakra.fieldset>
    </chakra.div>
  );
}
