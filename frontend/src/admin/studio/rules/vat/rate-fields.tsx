import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatDate, type LocalDate } from '@contract/common/dates.js';
import { Button } from '../../../../ui/button.js';
import { FieldError } from '../../../../ui/field-frame.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Icon } from '../../../../ui/icon.js';
import { TextField } from '../../../../ui/text-field.js';
import { WholeNumberField } from '../../../ui/whole-number-field.js';
import type { VatValues } from './vat-values.js';

interface RateFieldsProps {
  readonly index: number;
  readonly today: LocalDate;
  readonly onRemove: () => void;
}

/** A rate with its percents. What has held stays; only what begins today or later can be changed. */
export function RateFields({ index, today, onRemove }: RateFieldsProps) {
  const { control, formState } = useFormContext<VatValues>();
  const { fields, append, remove } = useFieldArray<VatValues, `rates.${number}.percents`>({
    control,
    name: `rates.${index}.percents`,
  });
  const held = useHeldPercents(index, today);
  const problem = formState.errors.rates?.[index]?.percents;
  return (
    <chakra.div display="grid" gap="3" p="4" borderWidth="1px" borderRadius="md">
      <NameRow index={index} onRemove={held === 0 ? onRemove : null} />
      {fields.map(({ id, percent, from }, place) =>
        place < held ? (
          <chakra.p key={id} color="fg.muted">
            {formatDate(from)} gününden beri %{percent}
          </chakra.p>
        ) : (
          <PercentRow
            key={id}
            rate={index}
            place={place}
            today={today}
            onRemove={fields.length > 1 ? () => remove(place) : null}
          />
        ),
      )}
      <FieldError id={`rate-${index}-problem`} error={problem?.root?.message ?? problem?.message} />
      <div>
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon as={Plus} />}
          onClick={() => append({ percent: Number.NaN, from: '' })}
        >
          Oran Değişecek
        </Button>
      </div>
    </chakra.div>
  );
}

/** How many percents have held. They come first and cannot be removed, so that they keep their places. */
function useHeldPercents(index: number, today: LocalDate): number {
  const { formState } = useFormContext<VatValues>();
  const rateId = useWatch<VatValues, `rates.${number}.id`>({ name: `rates.${index}.id` });
  const saved = formState.defaultValues?.rates?.find((rate) => rate?.id === rateId)?.percents ?? [];
  return saved.filter((percent) => (percent?.from ?? today) < today).length;
}

interface NameRowProps {
  readonly index: number;
  /** Null for a rate that has held. */
  readonly onRemove: (() => void) | null;
}

function NameRow({ index, onRemove }: NameRowProps) {
  const { register, formState } = useFormContext<VatValues>();
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" gap="3" alignItems="start">
      <TextField
        label="Oranın adı"
        autoComplete="off"
        placeholder="İndirimli oran"
        error={formState.errors.rates?.[index]?.name?.message}
        {...register(`rates.${index}.name`)}
      />
      {onRemove && (
        <chakra.div pt="7">
          <IconButton aria-label={`${index + 1}. oranı kaldır`} onClick={onRemove}>
            <Icon as={Trash2} />
          </IconButton>
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface PercentRowProps {
  readonly rate: number;
  readonly place: number;
  readonly today: LocalDate;
  /** Null for the only percent of a rate. */
  readonly onRemove: (() => void) | null;
}

function PercentRow({ rate, place, today, onRemove }: PercentRowProps) {
  const { register, formState } = useFormContext<VatValues>();
  const errors = formState.errors.rates?.[rate]?.percents?.[place];
  const { field } = useController<VatValues, `rates.${number}.percents.${number}.percent`>({
    name: `rates.${rate}.percents.${place}.percent`,
  });
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr auto" gap="3" alignItems="start">
      <WholeNumberField size="sm" label="Oran (%)" field={field} error={errors?.percent?.message} />
      <TextField
        size="sm"
        type="date"
        label="İlk gün"
        min={today}
        error={errors?.from?.message}
        {...register(`rates.${rate}.percents.${place}.from`)}
      />
      {onRemove && (
        <chakra.div pt="7">
          <IconButton aria-label="Bu değişikliği kaldır" onClick={onRemove}>
            <Icon as={Trash2} />
          </IconButton>
        </chakra.div>
      )}
    </chakra.div>
  );
}
