import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { AdminCategoryView } from '@contract/catalog/admin-catalog.views.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { FieldPair } from '../ui/field-pair.js';
import { PriceField } from './price-field.js';

interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields under a heading, parted from what comes before by a line. */
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
  // Named in the order of the screen: it is the order in which what is wrong takes the focus.
  const name = register('name');
  const { field: price } = useController<ProductDto, 'priceKurus'>({ name: 'priceKurus' });
  return (
    <FormPart title="Temel bilgiler">
      <TextField label="Ürün adı" error={errors.name?.message} {...name} />
      <FieldPair>
        <PriceField field={price} error={errors.priceKurus?.message} />
        <SelectField
          label="Kategori"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.categoryId?.message}
          {...register('categoryId', { valueAsNumber: true })}
        />
      </FieldPair>
      <TextArea label="Açıklama" rows={5} error={errors.description?.message} {...register('description')} />
    </FormPart>
  );
}

export function CareFields() {
  const { register, formState } = useFormContext<ProductDto>();
  const { errors } = formState;
  return (
    <FormPart title="Malzeme ve bakım">
      <FieldPair>
        <TextField label="Malzeme" error={errors.material?.message} {...register('material')} />
        <TextField label="Ölçüler" error={errors.dimensions?.message} {...register('dimensions')} />
      </FieldPair>
      <TextArea label="Bakım" rows={2} error={errors.care?.message} {...register('care')} />
    </FormPart>
  );
}
