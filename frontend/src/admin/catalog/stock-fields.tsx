import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextField } from '../../ui/text-field.js';
import { FieldPair } from '../ui/field-pair.js';
import { FormPart } from './product-fields.js';

interface StockFieldsProps {
  /** The number of pieces held by buyers who are paying. */
  readonly held: number;
}

export function StockFields({ held }: StockFieldsProps) {
  const { register, setValue, resetField, formState } = useFormContext<ProductDto>();
  const [isUnlimited, isActive, quantity] = useWatch<
    ProductDto,
    ['isUnlimited', 'isActive', 'stockQuantity']
  >({ name: ['isUnlimited', 'isActive', 'stockQuantity'] });
  const { errors } = formState;
  return (
    <FormPart title="Stok">
      <SwitchField
        label="Sınırsız stok"
        help="Sipariş üzerine yapılıyorsa açın; adet sayılmaz."
        checked={isUnlimited}
        onChange={(isOn) => {
          setValue('isUnlimited', isOn, { shouldDirty: true });
          // Hidden fields must not keep the form from being saved.
          resetField('stockQuantity');
          resetField('minStock');
        }}
      />
      {!isUnlimited && (
        <FieldPair>
          <TextField
            label="Stok adedi"
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            error={errors.stockQuantity?.message}
            help={quantityHelp(quantity, held)}
            {...register('stockQuantity', { valueAsNumber: true })}
          />
          <TextField
            label="En az stok"
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            error={errors.minStock?.message}
            help="Bu sayıya inince bildirim alırsınız."
            {...register('minStock', { valueAsNumber: true })}
          />
        </FieldPair>
      )}
      <SwitchField
        label="Rafta"
        help="Kapatırsanız ürün dükkânda görünmez; siparişler ve bağlantılar durur."
        checked={isActive}
        onChange={(isOn) => setValue('isActive', isOn, { shouldDirty: true })}
      />
    </FormPart>
  );
}

/** The count starts at 0 (specification 2, section 5), so a new piece would be sold out unless somebody says so. */
function quantityHelp(quantity: number, held: number): string | undefined {
  if (held > 0) return `Bunların ${held} adedi şu anda ödemesi yapılan siparişlerde.`;
  return quantity === 0 ? '0 iken ürün dükkânda tükenmiş görünür; elinizdeki adedi yazın.' : undefined;
}
