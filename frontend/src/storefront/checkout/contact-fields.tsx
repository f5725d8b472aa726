import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { AcceptedInformationDto } from '@contract/checkout/checkout.dto.js';
import { EmailField } from '../../ui/email-field.js';
import { FieldGroup } from '../../ui/field-group.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextField } from '../../ui/text-field.js';

export function ContactFields() {
  const { register, formState } = useFormContext<AcceptedInformationDto>();
  const errors = formState.errors.customer;
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
        <EmailField
          label="E-posta"
          autoComplete="email"
          error={errors?.email?.message}
          {...register('customer.email')}
        />
        <PhoneField name="customer.phone" />
      </chakra.div>
    </FieldGroup>
  );
}
