import { chakra, mergeRefs } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { formatTl } from '@contract/common/money.js';
import { type AddGuestsDto, GUEST_PAYMENTS, type GuestPayment } from '@contract/desk/add-guests.dto.js';
import { DESK_CHANNELS, ORDER_CHANNEL_LABELS } from '@contract/orders/order-channel.js';
import { PAYMENT_METHOD_LABELS } from '@contract/payments/payment-method.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { studentPriceKurus } from '@contract/workshops/session.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { FieldPair } from '../field-pair.js';
import { WholeNumberField } from '../whole-number-field.js';

interface AddGuestsFieldsProps {
  readonly session: AdminSessionRow;
  /** The field that has the focus first. */
  readonly name: RefObject<HTMLInputElement | null>;
}

/** The sum stands behind what it depends on, and the pairs side by side, so that a phone shows it without scrolling. */
export function AddGuestsFields({ session, name }: AddGuestsFieldsProps) {
  const { register, control, formState, watch } = useFormContext<AddGuestsDto>();
  const { errors } = formState;
  const [seats, studentSeats, payment] = watch(['seats', 'studentSeats', 'payment']);
  const { ref, ...fullName } = register('fullName');
  const totalKurus = priceOf(session, { seats, studentSeats });
  return (
    <>
      <TextField
        label={session.isForChildren ? 'Sorumlu yetişkinin adı soyadı' : 'Ad soyad'}
        autoFocus
        autoComplete="off"
        error={errors.fullName?.message}
        {...fullName}
        ref={mergeRefs(ref, name)}
      />
      <PhoneField name="phone" />
      <FieldPair gridTemplateColumns="repeat(2, minmax(0, 1fr))">
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
      <FieldPair gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)">
        <SelectField
          label="Nereden?"
          options={DESK_CHANNELS.map((value) => ({ value, label: ORDER_CHANNEL_LABELS[value] }))}
          {...register('channel')}
        />
        <SelectField
          label="Ödeme"
          options={GUEST_PAYMENTS.map((value) => ({ value, label: PAYMENT_LABELS[value] }))}
          {...register('payment')}
        />
      </FieldPair>
      <chakra.p aria-live="polite" fontWeight="650">
        {totalKurus !== null && `Toplam ${formatTl(totalKurus)}${UNPAID_WORDS[payment] ?? ''}`}
      </chakra.p>
      <TextField
        label="E-posta"
        optional
        type="email"
        autoComplete="off"
        help={`Yazarsanız bilet${payment === 'link' ? ' ve ödeme bağlantısı' : ''} e-postayla gider.`}
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
    </>
  );
}

const UNPAID_WORDS: Readonly<Partial<Record<GuestPayment, string>>> = {
  none: ', ödenmedi',
  link: ', bağlantıyla ödenecek',
};

const PAYMENT_LABELS: Readonly<Record<GuestPayment, string>> = {
  ...PAYMENT_METHOD_LABELS,
  none: 'Henüz ödemedi',
  link: 'Ödeme bağlantısı',
};

/** Null while a number is missing or impossible. */
function priceOf(
  { priceKurus, studentPriceKurus: own }: AdminSessionRow,
  { seats, studentSeats }: Pick<AddGuestsDto, 'seats' | 'studentSeats'>,
): number | null {
  if (!(seats >= 1) || !(studentSeats >= 0) || studentSeats > seats) return null;
  return (seats - studentSeats) * priceKurus + studentSeats * studentPriceKurus(priceKurus, own);
}
