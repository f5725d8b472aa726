import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { AdminCategoryView } from '@contract/catalog/admin-catalog.views.js';
import { PRODUCT_FIELDS, type ProductTexts } from '@contract/catalog/product-fields.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { AmountField } from '../ui/amount-field.js';
import { FieldPair } from '../ui/field-pair.js';

interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields under a heading, with a line above. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <chakra.section
      aria-label={title}
      display="grid"
      gap="4"
      css={{ '& + &': { borderTopWidth: '1px', mt: '8', pt: '8' } }}
    >
      <chakra.h2 textStyle="h4">{title}</chakra.h2>
      {children}
    </chakra.section>
  );
}

export function BasicFields({ categories }: { readonly categories: readonly AdminCategoryView[] }) {
  const { register, formState } = useFormContext<ProductDto>();
  const { errors } = formState;
  // Registered in the order of the screen, in which errors take the focus.
  const name = register('name');
  const { field: price } = useController<ProductDto, 'priceKurus'>({ name: 'priceKurus' });
  return (
    <FormPart title="Temel bilgiler">
      <TextField label={PRODUCT_FIELDS.name.label} error={errors.name?.message} {...name} />
      <FieldPair>
        <AmountField
          label="Fiyat (TL, KDV dâhil)"
          placeholder="520,00"
          field={price}
          error={errors.priceKurus?.message}
        />
        <SelectField
          label={PRODUCT_FIELDS.categoryId.label}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.categoryId?.message}
          {...register('categoryId', { valueAsNumber: true })}
        />
      </FieldPair>
      <ProductText name="description" rows={5} />
    </FormPart>
  );
}

export function CareFields() {
  return (
    <FormPart title="Malzeme ve bakım">
      <FieldPair>
        <ProductText name="material" />
        <ProductText name="dimensions" />
      </FieldPair>
      <ProductText name="care" rows={2} />
    </FormPart>
  );
}

interface ProductTextProps {
  readonly name: keyof ProductTexts;
  /** Left out for a text of one line. */
  readonly rows?: number;
}

function ProductText({ name, rows }: ProductTextProps) {
  const { register, formState } = useFormContext<ProductDto>();
  const field = {
    label: PRODUCT_FIELDS[name].label,
    error: formState.errors[name]?.message,
    ...register(name),
  };
  return rows === undefined ? <TextField {...field} /> : <TextArea rows={rows} {...field} />;
}
