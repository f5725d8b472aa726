import { chakra, mergeRefs } from '@chakra-ui/react';
import { type RefObject, useRef } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { type AddGuestsDto, DESK_PAYMENTS, type DeskPayment } from '@contract/desk/add-guests.dto.js';
import { formatTl } from '@contract/common/money.js';
import { DESK_CHANNELS, ORDER_CHANNEL_LABELS } from '@contract/orders/order-channel.js';
import { PAYMENT_METHOD_LABELS } from '@contract/payments/payment-method.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession, studentPriceKurus } from '@contract/workshops/session.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PhoneField } from '../../ui/phone-field.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { FieldPair } from '../ui/field-pair.js';
import { WholeNumberField } from '../ui/whole-number-field.js';
import { freeSeats } from './session-seats.js';
import { useAddGuests } from './use-add-guests.js';

interface AddGuestsDialogProps {
  readonly session: AdminSessionRow;
  /** Opened for somebody who stands at the door. */
  readonly isAtDoor?: boolean;
  readonly onClose: () => void;
}

const FORM_ID = 'kisi-ekle';
const UNSENT = 'Yazdığınız kişi henüz eklenmedi.';

/** Writes down people who called or came to the studio. The name comes first, and Enter saves. */
export function AddGuestsDialog({ session, isAtDoor = false, onClose }: AddGuestsDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const { form, isPending, send } = useAddGuests(session, { isAtDoor, onAdded: onClose });
  const close = useGuardedClose(form.formState.isDirty, UNSENT, onClose);
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!isPending}
      closesOutside={false}
      initialFocus={name}
      title="Kişi ekleyin"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isPending} onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={FORM_ID} size="sm" pending={isPending} pendingLabel="Ekleniyor...">
            Ekle
          </Button>
        </>
      }
    >
      <chakra.p mb="4" color="fg.muted">
        {session.title}, {formatSession(session)} · {freeSeats(session)} boş yer
      </chakra.p>
      <FormProvider {...form}>
        <chakra.form id={FORM_ID} noValidate display="grid" gap="4" onSubmit={(event) => void send(event)}>
          <Fields session={session} name={name} />
        </chakra.form>
      </FormProvider>
    </Dialog>
  );
}

interface FieldsProps {
  readonly session: AdminSessionRow;
  /** The field that has the focus first. */
  readonly name: RefObject<HTMLInputElement | null>;
}

function Fields({ session, name }: FieldsProps) {
  const { register, control, formState, watch } = useFormContext<AddGuestsDto>();
  const { errors } = formState;
  const [seats, studentSeats, payment] = watch(['seats', 'studentSeats', 'payment']);
  const { ref, ...fullName } = register('fullName');
  const totalKurus = priceOf(session, { seats, studentSeats });
  return (
    <>
      <TextField
        label="Ad soyad"
        autoFocus
        autoComplete="off"
        error={errors.fullName?.message}
        {...fullName}
        ref={mergeRefs(ref, name)}
      />
      <PhoneField name="phone" />
      <FieldPair>
        <Controller
          control={control}
          name="seats"
          render={({ field }) => (
            <WholeNumberField label="Kaç kişi?" field={field} error={errors.seats?.message} />
          )}
        />
        <Controller
          control={control}
          name="studentSeats"
          render={({ field }) => (
            <WholeNumberField label="Kaçı öğrenci?" field={field} error={errors.studentSeats?.message} />
          )}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          label="Nereden?"
          options={DESK_CHANNELS.map((value) => ({ value, label: ORDER_CHANNEL_LABELS[value] }))}
          {...register('channel')}
        />
        <SelectField
          label="Ödeme"
          options={DESK_PAYMENTS.map((value) => ({ value, label: paymentLabel(value) }))}
          {...register('payment')}
        />
      </FieldPair>
      <TextField
        label="E-posta"
        optional
        type="email"
        autoComplete="off"
        help="Yazarsanız bilet e-postayla gider."
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Not"
        optional
        autoComplete="off"
        error={errors.notes?.message}
        {...register('notes')}
      />
      <chakra.p aria-live="polite" fontWeight="650">
        {totalKurus !== null && `Toplam ${formatTl(totalKurus)}${payment === 'none' ? ', ödenmedi' : ''}`}
      </chakra.p>
    </>
  );
}

function paymentLabel(payment: DeskPayment): string {
  return payment === 'none' ? 'Henüz ödemedi' : PAYMENT_METHOD_LABELS[payment];
}

/** Null while a number is missing or impossible. */
function priceOf(
  { priceKurus, studentPriceKurus: own }: AdminSessionRow,
  { seats, studentSeats }: Pick<AddGuestsDto, 'seats' | 'studentSeats'>,
): number | null {
  if (!(seats >= 1) || !(studentSeats >= 0) || studentSeats > seats) return null;
  return (seats - studentSeats) * priceKurus + studentSeats * studentPriceKurus(priceKurus, own);
}
