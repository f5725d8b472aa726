import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { ProfileDto } from '@contract/people/profile.dto.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextField } from '../../ui/text-field.js';

export function PersonFields() {
  const { register, formState } = useFormContext<ProfileDto>();
  const { errors, dirtyFields } = formState;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      alignItems="start"
      columnGap="4"
      rowGap="5"
    >
      <TextField
        label="Ad"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Soyad"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...(dirtyFields.email === true && { help: 'Yeni adresinizi bir kodla doğrulamanızı isteyeceğiz.' })}
        {...register('email')}
      />
      <PhoneField name="phone" optional />
    </chakra.div>
  );
}
