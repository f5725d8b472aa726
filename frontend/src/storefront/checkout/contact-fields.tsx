import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import type { AcceptedInformationDto } from '@contract/orders/checkout.dto.js';
import { FieldGroup } from '../../ui/field-group.js';
import { TextField } from '../../ui/text-field.js';

export function ContactFields() {
  const { register, setValue, formState } = useFormContext<AcceptedInformationDto>();
  const errors = formState.errors.customer;
  /** Shown the way people read it; the form's rules turn it into +90 again. */
  const showPretty = (typed: string) => {
    const phone = normalisePhone(typed);
    if (phone !== null) setValue('customer.phone', formatPhone(phone));
  };
  return (
    <FieldGroup legend="Size nasıl ulaşalım?">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="4"
        rowGap="5"
      >
        <TextField
          label="Ad"
          autoComplete="given-name"
          error={errors?.name?.message}
          {...register('customer.name')}
        />
        <TextField
          label="Soyad"
          autoComplete="family-name"
          error={errors?.surname?.message}
          {...register('customer.surname')}
        />
        <TextField
          label="E-posta"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors?.email?.message}
          {...register('customer.email')}
        />
        <TextField
          label="Telefon"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0532 123 45 67"
          error={errors?.phone?.message}
          {...register('customer.phone', {
            onBlur: (event: { target: HTMLInputElement }) => showPretty(event.target.value),
          })}
        />
      </chakra.div>
    </FieldGroup>
  );
}
