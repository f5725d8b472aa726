import { chakra } from '@chakra-ui/react';
import { Controller, FormProvider } from 'react-hook-form';
import { SEAT_BLOCK_KINDS, type SeatBlockKind } from '@contract/workshops/seat-block.js';
import { Button } from '../../../ui/button.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { FieldPair } from '../../ui/field-pair.js';
import { WholeNumberField } from '../../ui/whole-number-field.js';
import { type BlockInForm, useSeatBlockForm } from './use-seat-block-form.js';

const KINDS: Readonly<Record<SeatBlockKind, string>> = {
  studio: 'Stüdyo için ayır',
  elsewhere: 'Panel dışından doldu',
};
const HEADS: Readonly<Record<BlockInForm['act'], string>> = {
  add: 'Yeni yer ayırın',
  name: 'Bu yerler kimin?',
  change: 'Düzenleyin',
};

interface SeatBlockFormProps {
  readonly sessionId: string;
  readonly what: BlockInForm;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onDone: () => void;
}

/** Asks how many seats, for whom or why. */
export function SeatBlockForm({ sessionId, what, onDirty, onDone }: SeatBlockFormProps) {
  const { form, isPending, send } = useSeatBlockForm(sessionId, what, onDone);
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const kind = watch('kind');
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        display="grid"
        gap="4"
        aria-label={HEADS[what.act]}
        onSubmit={(event) => void send(event)}
        onChange={() => onDirty(true)}
      >
        <chakra.h3 textStyle="label">{HEADS[what.act]}</chakra.h3>
        <FieldPair>
          <SelectField
            label="Ne için?"
            disabled={what.act === 'name'}
            options={SEAT_BLOCK_KINDS.map((value) => ({ value, label: KINDS[value] }))}
            {...register('kind')}
          />
          <Controller
            control={control}
            name="seats"
            render={({ field }) => (
              <WholeNumberField label="Kaç yer?" field={field} error={errors.seats?.message} />
            )}
          />
        </FieldPair>
        {kind === 'elsewhere' && (
          <FieldPair>
            <TextField
              label="Ad soyad"
              optional
              autoComplete="off"
              error={errors.name?.message}
              {...register('name')}
            />
            <PhoneField name="phone" optional />
          </FieldPair>
        )}
        <TextField
          label={kind === 'studio' ? 'Neden?' : 'Not'}
          optional={kind === 'elsewhere'}
          autoComplete="off"
          placeholder={kind === 'studio' ? 'Örneğin: fırın denemesi' : 'Örneğin: Instagram’dan yazdı'}
          error={errors.note?.message}
          {...register('note')}
        />
        <chakra.div display="flex" gap="2">
          <Button type="submit" size="sm" pending={isPending} pendingLabel="Kaydediliyor...">
            {what.act === 'add' ? 'Ayır' : 'Kaydet'}
          </Button>
          {what.act !== 'add' && (
            <Button variant="ghost" size="sm" disabled={isPending} onClick={onDone}>
              Vazgeç
            </Button>
          )}
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}
