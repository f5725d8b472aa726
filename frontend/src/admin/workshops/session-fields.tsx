import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { SESSION_FIELDS } from '@contract/workshops/session-fields.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import type { VatChoice } from '../lib/use-vat-rates.js';
import { FOR_CHILDREN, type SessionFormValues } from './session-form-values.js';
import type { ProgramNames } from '../lib/use-program-names.js';

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4', alignItems: 'start' },
});

const AUDIENCES = [{ value: FOR_CHILDREN, label: 'Çocuk atölyesi' }];

interface SessionFieldsProps {
  readonly form: UseFormReturn<SessionFormValues>;
  readonly programs: ProgramNames;
  readonly rates: readonly VatChoice[];
}

/** All fields of a workshop except its day. */
export function SessionFields({ form, programs, rates }: SessionFieldsProps) {
  const { register, formState } = form;
  const field = (name: keyof SessionFormValues) => ({
    label: SESSION_FIELDS[name].label,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <TextField placeholder="Örneğin: Seramik Atölyesi" maxLength={120} {...field('title')} />
      <TextArea placeholder="Kimler için, ne yapılacak?" rows={3} {...field('description')} />
      <Pair>
        <TextField type="time" {...field('startTime')} />
        <TextField type="time" {...field('endTime')} />
      </Pair>
      <Pair>
        <TextField inputMode="decimal" placeholder="1.000,00" {...field('priceKurus')} />
        <TextField
          inputMode="decimal"
          placeholder="%20 indirimli"
          help="Boş bırakırsanız öğrenciler %20 indirimli öder. İndirim istemiyorsanız fiyatın aynısını yazın."
          {...field('studentPriceKurus')}
        />
      </Pair>
      <Pair>
        <TextField inputMode="numeric" {...field('capacity')} />
        <SelectField options={programs} placeholder="Kart yok" {...field('program')} />
      </Pair>
      <SelectField
        options={AUDIENCES}
        placeholder="Herkes için"
        help="Çocuk atölyesinde takvimde “Çocuk atölyesi” yazar, her çocuğun sorumlu yetişkini sorulur."
        {...field('isForChildren')}
      />
      {rates.length > 1 && (
        <SelectField options={rates} placeholder="Workshopların oranı" {...field('vatRateId')} />
      )}
    </>
  );
}
