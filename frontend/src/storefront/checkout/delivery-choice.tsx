import { chakra } from '@chakra-ui/react';
import { Store, Truck } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { QuotedDelivery } from '@contract/checkout/delivery.js';
import { formatTl } from '@contract/common/money.js';
import { Icon } from '../../ui/icon.js';
import { RadioCard } from '../../ui/radio-card.js';
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
        <RadioCard name={field.name} isChosen={!isPickedUp} onChoose={() => field.onChange(false)}>
          <Icon as={Truck} />
          <chakra.span flex="1">Adresime gönderin</chakra.span>
          <span>{parcelFeeKurus === 0 ? 'Ücretsiz' : formatTl(parcelFeeKurus)}</span>
        </RadioCard>
        <RadioCard name={field.name} isChosen={isPickedUp} onChoose={() => field.onChange(true)}>
          <Icon as={Store} />
          <chakra.span flex="1">Atölyeden teslim alacağım</chakra.span>
          <span>Ücretsiz</span>
        </RadioCard>
      </chakra.div>
    </chakra.fieldset>
  );
}
