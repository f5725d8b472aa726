import { useController } from 'react-hook-form';
import { PRODUCT_FIELDS } from '@contract/catalog/product-fields.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { LONGEST_PREPARATION_DAYS, READY_DAYS } from '@contract/orders/preparation.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { wholeOrNull } from './whole-or-null.js';

const CHOICES = [
  { value: 'ready', label: 'Rafta hazır, ertesi iş günü kargoda' },
  { value: 'own', label: 'Kendi süresi' },
] as const;

/** The shop's time, at once, or days of the piece's own. Choosing its own days asks for them. */
export function PreparationField() {
  const { field, fieldState } = useController<ProductDto, 'preparationDays'>({ name: 'preparationDays' });
  const { value: days = null, onChange, onBlur, ref } = field;
  const choice = choiceOf(days);
  return (
    <>
      <SelectField
        label={PRODUCT_FIELDS.preparationDays.label}
        options={CHOICES}
        placeholder="Dükkânın süresi"
        value={choice}
        onBlur={onBlur}
        onChange={({ target }) => onChange(DAYS_OF[target.value as Choice])}
      />
      {choice === 'own' && (
        <TextField
          ref={ref}
          label="En çok kaç günde teslim edilir?"
          inputMode="numeric"
          help={`Sipariş gününden başlayarak, kargodaki günlerle birlikte; 1–${LONGEST_PREPARATION_DAYS} gün.`}
          error={fieldState.error?.message}
          value={Number.isNaN(days) ? '' : String(days)}
          onBlur={onBlur}
          onChange={({ target }) => onChange(wholeOrNull(target.value) ?? Number.NaN)}
        />
      )}
    </>
  );
}

type Choice = 'own' | 'ready' | '';

/** What a choice begins with; its own days are not known yet. */
const DAYS_OF: Readonly<Record<Choice, number | null>> = { own: Number.NaN, ready: READY_DAYS, '': null };

function choiceOf(days: number | null): Choice {
  if (days === null) return '';
  return days === READY_DAYS ? 'ready' : 'own';
}
