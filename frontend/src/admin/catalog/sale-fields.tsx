import { useFormContext } from 'react-hook-form';
import { PRODUCT_FIELDS } from '@contract/catalog/product-fields.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import type { VatChoice } from '../lib/use-vat-rates.js';
import { FieldPair } from '../ui/field-pair.js';
import { FormPart } from './product-fields.js';

/** What the product has of its own instead of the shop's rules. With a single rate there is none to choose. */
export function SaleFields({ rates }: { readonly rates: readonly VatChoice[] }) {
  const { register, formState } = useFormContext<ProductDto>();
  const { errors } = formState;
  return (
    <FormPart title="Kargo ve vergi">
      <FieldPair>
        <TextField
          label={PRODUCT_FIELDS.weightGrams.label}
          optional
          inputMode="numeric"
          help="Paketiyle birlikte. Boşsa kargo kurallarındaki ağırlık sayılır."
          error={errors.weightGrams?.message}
          {...register('weightGrams', { setValueAs: weightOf })}
        />
        {rates.length > 1 && (
          <SelectField
            label={PRODUCT_FIELDS.vatRateId.label}
            options={rates}
            placeholder="Ürünlerin oranı"
            error={errors.vatRateId?.message}
            {...register('vatRateId', { setValueAs: (id: string | null) => id || null })}
          />
        )}
      </FieldPair>
    </FormPart>
  );
}

/** NaN for what is no whole number, so that the rules name it. */
function weightOf(typed: string | number | null | undefined): number | null {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
}
