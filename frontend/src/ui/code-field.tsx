import { useController, useFormContext } from 'react-hook-form';
import { CODE_LENGTH } from '@contract/people/verification-code.js';
import { TextField, type TextFieldProps } from './text-field.js';

/** One field for all digits, because phones can fill in the mailed code and a pasted '123 456' is accepted. */
export function CodeField(props: Pick<TextFieldProps, 'autoFocus' | 'help'>) {
  const { control } = useFormContext<{ code: string }>();
  const { field, fieldState } = useController({ control, name: 'code' });
  return (
    <TextField
      label="Doğrulama kodu"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={'0'.repeat(CODE_LENGTH)}
      style={{ letterSpacing: '0.32em', fontVariantNumeric: 'tabular-nums' }}
      error={fieldState.error?.message}
      {...props}
      {...field}
      onChange={({ target }) => field.onChange(target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
    />
  );
}
