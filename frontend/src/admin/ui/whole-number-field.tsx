import type { ControllerRenderProps } from 'react-hook-form';
import { TextField } from '../../ui/text-field.js';

interface WholeNumberFieldProps {
  readonly label: string;
  readonly size?: 'md' | 'sm';
  /** The field of a form that keeps a number; NaN while there is none. */
  readonly field: Pick<ControllerRenderProps, 'name' | 'ref' | 'onBlur' | 'onChange'> & {
    readonly value: number;
  };
  readonly error: string | undefined;
}

/** A whole number without a sign. Other characters are not taken. What is typed after a touch replaces the number. */
export function WholeNumberField({ field, ...texts }: WholeNumberFieldProps) {
  const { value, name, ref, onBlur, onChange } = field;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...texts}
      value={Number.isNaN(value) ? '' : String(value)}
      name={name}
      ref={ref}
      onBlur={onBlur}
      onClick={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 9);
        onChange(digits === '' ? Number.NaN : Number(digits));
      }}
    />
  );
}
