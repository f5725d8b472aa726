import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { IconButton } from '../../../ui/icon-button.js';
import { Icon } from '../../../ui/icon.js';
import { TextField } from '../../../ui/text-field.js';
import type { ProfileValues } from './profile-values.js';

/** Holidays and other days on which the door stays closed. */
export function ClosedDaysFields() {
  const { control } = useFormContext<ProfileValues>();
  const { fields, append, remove } = useFieldArray<ProfileValues, 'closedDays'>({
    control,
    name: 'closedDays',
  });
  return (
    <FieldGroup legend="Kapalı günler">
      <chakra.div display="grid" gap="4">
        <chakra.p textStyle="note" color="fg.muted">
          Bayramlar, tatiller. İki hafta kala sitede yazar; arama sonuçlarında da kapalı görünürsünüz.
        </chakra.p>
        {fields.map(({ id }, index) => (
          <ClosedDaysRow key={id} index={index} onRemove={() => remove(index)} />
        ))}
        <div>
          <Button
            variant="outline"
            icon={<Icon as={Plus} />}
            onClick={() => append({ from: '', to: '', reason: '' })}
          >
            Kapalı Gün Ekle
          </Button>
        </div>
      </chakra.div>
    </FieldGroup>
  );
}

interface ClosedDaysRowProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function ClosedDaysRow({ index, onRemove }: ClosedDaysRowProps) {
  const { register, getValues, setValue, formState } = useFormContext<ProfileValues>();
  const errors = formState.errors.closedDays?.[index];
  const from = register(`closedDays.${index}.from`);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: '170px 170px 1fr auto' }}
      gap="3"
      alignItems="start"
    >
      <TextField
        type="date"
        size="sm"
        label="İlk gün"
        error={errors?.from?.message}
        {...from}
        onChange={(event) => {
          void from.onChange(event);
          // Most closed days are single ones.
          if (getValues(`closedDays.${index}.to`) === '') {
            setValue(`closedDays.${index}.to`, event.target.value, { shouldDirty: true });
          }
        }}
      />
      <TextField
        type="date"
        size="sm"
        label="Son gün"
        error={errors?.to?.message}
        {...register(`closedDays.${index}.to`)}
      />
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField
          size="sm"
          label="Nedeni"
          optional
          placeholder="Kurban Bayramı"
          error={errors?.reason?.message}
          {...register(`closedDays.${index}.reason`)}
        />
      </chakra.div>
      <chakra.div pt={{ md: '7' }}>
        <IconButton aria-label={`${index + 1}. kapalı günü kaldır`} onClick={onRemove}>
          <Icon as={Trash2} />
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
