import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { TextField } from '../../ui/text-field.js';
import { amountText } from '../lib/amount-text.js';
import { amount } from '../lib/filter-values.js';

interface PriceFieldProps {
  readonly field: ControllerRenderProps<ProductDto, 'priceKurus'>;
  readonly error: string | undefined;
}

/** A price typed in liras; the form keeps kuruş. */
export function PriceField({ field, error }: PriceFieldProps) {
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
      label="Fiyat (TL, KDV dâhil)"
      inputMode="decimal"
      placeholder="520,00"
      error={error}
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
