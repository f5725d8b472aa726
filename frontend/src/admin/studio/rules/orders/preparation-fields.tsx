import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { describePreparation } from '@contract/orders/preparation.js';
import { FieldGroup } from '../../../../ui/field-group.js';
import { SelectField } from '../../../../ui/select-field.js';
import { TextField } from '../../../../ui/text-field.js';
import type { OrderRulesValues } from './order-rules-values.js';

const UNITS = [
  { value: 'day', label: 'Gün' },
  { value: 'week', label: 'Hafta' },
];

/** How long pieces take from the order to the buyer's door. */
export function PreparationFields() {
  const { register, formState, control } = useFormContext<OrderRulesValues>();
  const { preparation: errors } = formState.errors;
  const time = useWatch({ control, name: 'preparation' });
  const isWhole = Number.isInteger(time.typical) && Number.isInteger(time.longest);
  return (
    <FieldGroup legend="Hazırlık süresi">
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: '160px 160px 160px' }} gap="4">
        <TextField
          label="Genellikle"
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          error={errors?.typical?.message}
          {...register('preparation.typical', { valueAsNumber: true, deps: 'preparation.longest' })}
        />
        <TextField
          label="En çok"
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          error={errors?.longest?.message}
          {...register('preparation.longest', { valueAsNumber: true })}
        />
        <SelectField
          label="Birim"
          size="sm"
          options={UNITS}
          error={errors?.unit?.message}
          {...register('preparation.unit', { deps: 'preparation.longest' })}
        />
      </chakra.div>
      <chakra.p textStyle="note" color="fg.muted" mt="3" role="status">
        {isWhole && `Sitede böyle yazar: “${describePreparation(time)}”. `}
        Yasal teslim süresi 30 gündür. Verilmiş siparişler, verildikleri günkü süreyle kalır.
      </chakra.p>
    </FieldGroup>
  );
}
