import { type FieldValues, useFormContext } from 'react-hook-form';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { TextField } from './text-field.js';

interface PhoneFieldProps {
  /** The field's path in the form. */
  readonly name: string;
  readonly optional?: boolean;
}

/** Formats a complete number as people read it; the form's rules turn it into +90 again. */
export function PhoneField({ name, optional }: PhoneFieldProps) {
  const { register, setValue, getFieldState, formState } = useFormContext<FieldValues>();
  const showPretty = (typed: string) => {
    const phone = normalisePhone(typed);
    if (phone !== null) setValue(name, formatPhone(phone), { shouldDirty: true });
  };
  return (
    <TextField
      label="Telefon"
      optional={optional}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="0532 123 45 67"
      error={getFieldState(name, formState).error?.message}
      {...register(name, {
        onBlur: ({ target }: { target: HTMLInputElement }) => showPretty(target.value),
      })}
    />
  );
}
