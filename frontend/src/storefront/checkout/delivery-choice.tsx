import { chakra } from '@chakra-ui/react';
import { Store, Truck } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { QuotedDelivery } from '@contract/checkout/delivery.js';
import { formatTl } from '@contract/common/money.js';
import { Icon } from '../../ui/icon.js';
import type { InformationInput } from './use-information-form.js';

/** How the pieces get to their buyer, where the studio also hands them over itself. */
export function DeliveryChoice({ delivery }: { readonly delivery: QuotedDelivery }) {
  const { field } = useController<InformationInput, 'isPickedUp'>({ name: 'isPickedUp' });
  const isPickedUp = field.value === true;
  const { parcelFeeKurus } = delivery;
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="h4" mb="3">
        Teslimat
      </chakra.legend>
      <chakra.div display="grid" gap="2">
        <Option data-chosen={isPickedUp ? undefined : ''}>
          <Radio
            type="radio"
            name={field.name}
            checked={!isPickedUp}
            onChange={() => field.onChange(false)}
          />
          <Icon as={Truck} />
          <chakra.span flex="1">Adresime gönderin</chakra.span>
          <span>{parcelFeeKurus === 0 ? 'Ücretsiz' : formatTl(parcelFeeKurus)}</span>
        </Option>
        <Option data-chosen={isPickedUp ? '' : undefined}>
          <Radio type="radio" name={field.name} checked={isPickedUp} onChange={() => field.onChange(true)} />
          <Icon as={Store} />
          <chakra.span flex="1">Atölyeden teslim alacağım</chakra.span>
          <span>Ücretsiz</span>
        </Option>
      </chakra.div>
    </chakra.fieldset>
  );
}

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[data-chosen]': { borderColor: 'brand.solid' },
  },
});

const Radio = chakra('input', {
  base: { boxSize: '22px', accentColor: 'brand.solid', flexShrink: '0' },
});
