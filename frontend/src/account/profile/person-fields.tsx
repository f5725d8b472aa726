import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { ProfileDto } from '@contract/accounts/profile.dto.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { TextField } from '../../ui/text-field.js';

export function PersonFields() {
  const { register, setValue, formState } = useFormContext<ProfileDto>();
  const { errors, dirtyFields } = formState;
  /** Shown the way people read it; the form's rules turn it into +90 again. */
  const showPretty = (typed: string) => {
    const phone = normalisePhone(typed);
    if (phone !== null) setValue('phone', formatPhone(phone), { shouldDirty: true });
  };
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
      <TextField
        label="Telefon"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0532 123 45 67"
        error={errors.phone?.message}
        {...register('phone', {
          onBlur: (event: { target: HTMLInputElement }) => showPretty(event.target.value),
        })}
      />
    </chakra.div>
  );
}
