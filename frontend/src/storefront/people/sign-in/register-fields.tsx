import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { MIN_PASSWORD_LENGTH } from '@contract/people/password.rule.js';
import type { RegisterDto } from '@contract/people/register.dto.js';
import { useFields } from '../../../lib/forms/form-fields.js';
import { EmailField } from '../../../ui/email-field.js';
import { PasswordField } from '../../../ui/password-field.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { firstField } from './first-field.js';
import type { AuthFormProps, EmailChange } from './sign-in-form.js';

export function RegisterFields({ onEmail }: Pick<AuthFormProps, 'onEmail'>) {
  const { register, formState } = useFormContext<RegisterDto>();
  const field = useFields<RegisterDto>();
  const { errors } = formState;
  return (
    <>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="4"
        rowGap="5"
      >
        <TextField label="Ad" autoComplete="given-name" {...firstField()} {...field('firstName')} />
        <TextField label="Soyad" autoComplete="family-name" {...field('lastName')} />
      </chakra.div>
      <EmailField
        label="E-posta"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { onChange: ({ target }: EmailChange) => onEmail(target.value) })}
      />
      <PasswordField
        label="Şifre"
        autoComplete="new-password"
        help={`En az ${MIN_PASSWORD_LENGTH} karakter. Çok bilinen şifreler ve kendi adınız ya da adresiniz olmaz.`}
        {...field('password')}
      />
      <ReachFields />
    </>
  );
}

/** Optional contact data that later fills in the checkout. */
function ReachFields() {
  const field = useFields<RegisterDto>();
  return (
    <>
      <PhoneField name="phone" optional />
      <TextArea label="Adres" optional rows={2} autoComplete="street-address" {...field('address')} />
    </>
  );
}
