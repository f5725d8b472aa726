import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { ProfileDto } from '@contract/people/profile.dto.js';
import { useFields } from '../../lib/form-fields.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextField } from '../../ui/text-field.js';

export function PersonFields() {
  const { formState } = useFormContext<ProfileDto>();
  const field = useFields<ProfileDto>();
  const { dirtyFields } = formState;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      alignItems="start"
      columnGap="4"
      rowGap="5"
    >
      <TextField label="Ad" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Soyad" autoComplete="family-name" {...field('lastName')} />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...(dirtyFields.email === true && { help: 'Yeni adresinizi bir kodla doğrulamanızı isteyeceğiz.' })}
        {...field('email')}
      />
      <PhoneField name="phone" optional />
    </chakra.div>
  );
}
