import { chakra } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { cardBrand } from '@contract/payments/card.js';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';
import { CardBrandMark } from './card-brand-mark.js';
import { formatCardField } from './card-input.js';

interface CardNumberFieldProps {
  /** The number in groups of four. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function CardNumberField({ value, error, onChange }: CardNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Without this, grouping would move the caret to the end whenever a digit in the middle is corrected.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = groupedLength(target.value.slice(0, target.selectionStart ?? target.value.length));
    onChange(formatCardField.cardNumber(target.value));
  };
  return (
    <TextField
      ref={input}
      label="Kart numarası"
      name="cardNumber"
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      value={value}
      error={error}
      onChange={change}
      startIcon={<Icon as={CreditCard} />}
      end={
        <chakra.span pe="2.5" display="inline-flex">
          <CardBrandMark brand={cardBrand(value.replace(/\D/g, ''))} />
        </chakra.span>
      }
    />
  );
}

function groupedLength(typedBeforeCaret: string): number {
  return formatCardField.cardNumber(typedBeforeCaret).length;
}
