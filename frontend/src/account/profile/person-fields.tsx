import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnProfileDto } from '@contract/people/profile.dto.js';
import { useFields } from '../../lib/forms/form-fields.js';
import { PasswordField } from '../../ui/password-field.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextField } from '../../ui/text-field.js';

interface PersonFieldsProps {
  /** The address that the account has. */
  readonly email: string;
}

export function PersonFields({ email }: PersonFieldsProps) {
  const { control, formState, register } = useFormContext<OwnProfileDto>();
  const field = useFields<OwnProfileDto>();
  const typed = useWatch({ control, name: 'email' });
  const isNew = typed.trim().toLowerCase() !== email.toLowerCase();
  const passwordError = formState.errors.currentPassword?.message;
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
        {...(isNew && { help: 'Kaydettiğinizde yeni adresinize bir doğrulama kodu göndeririz.' })}
        {...field('email')}
      />
      {(isNew || passwordError !== undefined) && (
        <PasswordField
          label="Onay için şifreniz"
          autoComplete="current-password"
          help="Yeni bir adres için sorulur."
          error={passwordError}
          {...register('currentPassword', { shouldUnregister: true })}
        />
      )}
      <PhoneField name="phone" optional />
    </chakra.div>
  );
}
