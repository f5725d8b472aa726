import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/button.js';
import { FieldError } from '../../../../ui/field-frame.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Icon } from '../../../../ui/icon.js';
import { TextField } from '../../../../ui/text-field.js';
import { AmountField } from '../../../ui/amount-field.js';
import { FieldPair } from '../../../ui/field-pair.js';
import { WholeNumberField } from '../../../ui/whole-number-field.js';
import { SHIPPING_LABELS, type ShippingValues } from './shipping-values.js';

/** The fees by weight. Each class begins where the one above it ends, and the last fee has no limit. */
export function WeightFields() {
  const { control, register, formState } = useFormContext<ShippingValues>();
  const { fields, append, remove } = useFieldArray<ShippingValues, 'weightClasses'>({
    control,
    name: 'weightClasses',
  });
  const { field: heavier, fieldState } = useController<ShippingValues, 'heavierFeeKurus'>({
    name: 'heavierFeeKurus',
  });
  const { errors } = formState;
  return (
    <>
      {fields.map(({ id }, index) => (
        <WeightClassRow key={id} index={index} onRemove={() => remove(index)} />
      ))}
      <FieldError
        id="weight-classes-problem"
        error={errors.weightClasses?.root?.message ?? errors.weightClasses?.message}
      />
      <div>
        <Button
          variant="outline"
          icon={<Icon as={Plus} />}
          onClick={() => append({ upToGrams: Number.NaN, feeKurus: Number.NaN })}
        >
          Ağırlık Sınıfı Ekle
        </Button>
      </div>
      <FieldPair>
        <AmountField
          label={SHIPPING_LABELS.heavierFeeKurus}
          field={heavier}
          error={fieldState.error?.message}
        />
        <TextField
          label={SHIPPING_LABELS.defaultWeightGrams}
          inputMode="numeric"
          autoComplete="off"
          help="Ağırlığı ürün formunda yazılmamış her parça bu kadar sayılır."
          error={errors.defaultWeightGrams?.message}
          {...register('defaultWeightGrams', { valueAsNumber: true })}
        />
      </FieldPair>
    </>
  );
}

interface WeightClassRowProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function WeightClassRow({ index, onRemove }: WeightClassRowProps) {
  const { formState } = useFormContext<ShippingValues>();
  const { field: limit } = useController<ShippingValues, `weightClasses.${number}.upToGrams`>({
    name: `weightClasses.${index}.upToGrams`,
  });
  const { field, fieldState } = useController<ShippingValues, `weightClasses.${number}.feeKurus`>({
    name: `weightClasses.${index}.feeKurus`,
  });
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr auto" gap="3" alignItems="start">
      <WholeNumberField
        size="sm"
        label="Gram (bu ağırlığa kadar)"
        field={limit}
        error={formState.errors.weightClasses?.[index]?.upToGrams?.message}
      />
      <AmountField size="sm" label="Ücret (TL)" field={field} error={fieldState.error?.message} />
      <chakra.div pt="7">
        <IconButton aria-label={`${index + 1}. ağırlık sınıfını kaldır`} onClick={onRemove}>
          <Icon as={Trash2} />
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
