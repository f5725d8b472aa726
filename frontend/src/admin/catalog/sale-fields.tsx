import { useFormContext } from 'react-hook-form';
import { PRODUCT_FIELDS } from '@contract/catalog/product-fields.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import type { VatChoice } from '../lib/use-vat-rates.js';
import { FieldPair } from '../ui/field-pair.js';
import { PreparationField } from './preparation-field.js';
import { FormPart } from './product-fields.js';
import { wholeOrNull } from './whole-or-null.js';

/** What the product has of its own instead of the shop's rules. With a single rate there is none to choose. */
export function SaleFields({ rates }: { readonly rates: readonly VatChoice[] }) {
  const { register, formState } = useFormContext<ProductDto>();
  const { errors } = formState;
  return (
    <FormPart title="Hazırlık, kargo ve vergi">
      <FieldPair>
        <PreparationField />
      </FieldPair>
      <FieldPair>
        <TextField
          label={PRODUCT_FIELDS.weightGrams.label}
          optional
          inputMode="numeric"
          help="Paketiyle birlikte. Boşsa kargo kurallarındaki ağırlık sayılır."
          error={errors.weightGrams?.message}
          {...register('weightGrams', { setValueAs: wholeOrNull })}
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
