import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CorrectOrderContactDto } from '@contract/orders/order-contact.dto.js';
import type { OrderContact } from '@contract/orders/order-contact.js';
import { AddressFields } from '../../../../ui/address-fields.js';
import { Button } from '../../../../ui/button.js';

/** The delivery address as it is, and its fields once another one is wanted. */
export function DeliveryAddress({ contact }: { readonly contact: OrderContact }) {
  const { setValue } = useFormContext<CorrectOrderContactDto>();
  const address = useWatch<CorrectOrderContactDto, 'address'>({ name: 'address' });
  const { shippingAddress, mayChangeAddress } = contact;
  const change = (next: CorrectOrderContactDto['address']) =>
    setValue('address', next, { shouldDirty: true });
  if (shippingAddress === '' && !mayChangeAddress) return null;
  if (address !== undefined) {
    return (
      <chakra.div display="grid" gap="3" justifyItems="start">
        <chakra.div w="full">
          <AddressFields name="address" legend="Teslimat adresi" />
        </chakra.div>
        <Button variant="outline" size="sm" onClick={() => change(undefined)}>
          Adresi Değiştirme
        </Button>
      </chakra.div>
    );
  }
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <chakra.p textStyle="label">Teslimat adresi</chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {shippingAddress}
      </chakra.p>
      {mayChangeAddress ? (
        <Button variant="outline" size="sm" onClick={() => change({ ...contact.address })}>
          Adresi Değiştir
        </Button>
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          Kargoya verilmiş siparişin adresi değiştirilemez.
        </chakra.p>
      )}
    </chakra.div>
  );
}
