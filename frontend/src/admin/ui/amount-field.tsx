import { type ReactNode, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { TextField } from '../../ui/text-field.js';
import { amountText } from '../lib/amount-text.js';
import { amount } from '../lib/filter-values.js';

interface AmountFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly help?: ReactNode;
  readonly size?: 'md' | 'sm';
  /** The field of a form that keeps kuruş; NaN while there is no amount. */
  readonly field: Pick<ControllerRenderProps, 'name' | 'ref' | 'onBlur' | 'onChange'> & {
    readonly value: number;
  };
  readonly error: string | undefined;
}

/** An amount typed in liras; the form keeps kuruş. */
export function AmountField({ field, ...texts }: AmountFieldProps) {
  const { value, name, ref, onBlur, onChange } = field;
  const [typed, setTyped] = useState(() => shown(value));
  /** The form's value when this text was typed; a different value was set from outside since. */
  const [meant, setMeant] = useState(value);
  if (!Object.is(value, meant)) {
    setMeant(value);
    setTyped(shown(value));
  }
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...texts}
      value={typed}
      name={name}
      ref={ref}
      onBlur={() => {
        setTyped(Number.isNaN(value) ? typed : shown(value));
        onBlur();
      }}
      onChange={({ target }) => {
        const kurus = amount.read(target.value) ?? Number.NaN;
        setTyped(target.value);
        setMeant(kurus);
        onChange(kurus);
      }}
    />
  );
}

function shown(kurus: number): string {
  return Number.isNaN(kurus) ? '' : amountText(kurus);
}
