import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import type { SessionFormValues } from './session-form-values.js';
import type { ProgramNames } from './use-program-names.js';

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4', alignItems: 'start' },
});

interface SessionFieldsProps {
  readonly form: UseFormReturn<SessionFormValues>;
  readonly programs: ProgramNames;
}

/** Everything of a workshop but its day. */
export function SessionFields({ form, programs }: SessionFieldsProps) {
  const { register, formState } = form;
  const errorOf = (field: keyof SessionFormValues) => formState.errors[field]?.message;
  return (
    <>
      <TextField
        label="Başlık"
        placeholder="Örneğin: Seramik Atölyesi"
        maxLength={120}
        error={errorOf('title')}
        {...register('title')}
      />
      <TextArea
        label="Açıklama"
        placeholder="Kimler için, ne yapılacak?"
        rows={3}
        error={errorOf('description')}
        {...register('description')}
      />
      <Pair>
        <TextField label="Başlangıç" type="time" error={errorOf('startTime')} {...register('startTime')} />
        <TextField label="Bitiş" type="time" error={errorOf('endTime')} {...register('endTime')} />
      </Pair>
      <Pair>
        <TextField
          label="Fiyat (TL)"
          inputMode="decimal"
          placeholder="1.000,00"
          error={errorOf('priceKurus')}
          {...register('priceKurus')}
        />
        <TextField
          label="Öğrenci fiyatı"
          inputMode="decimal"
          placeholder="Boşsa %20 indirim"
          error={errorOf('studentPriceKurus')}
          {...register('studentPriceKurus')}
        />
      </Pair>
      <Pair>
        <TextField
          label="Kapasite"
          inputMode="numeric"
          error={errorOf('capacity')}
          {...register('capacity')}
        />
        <SelectField
          label="Program kartı"
          options={programs}
          placeholder="Kart yok"
          error={errorOf('program')}
          {...register('program')}
        />
      </Pair>
    </>
  );
}
