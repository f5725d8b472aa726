import { chakra } from '@chakra-ui/react';
import type { ChangeEvent } from 'react';
import { TextField } from '../../ui/text-field.js';
import type { CardError, CardField, CardInput } from './card-input.js';
import { CardNumberField } from './card-number-field.js';

interface CardFieldsProps {
  readonly card: CardInput;
  readonly error: CardError | null;
  readonly onChange: (field: CardField, typed: string) => void;
}

export function CardFields({ card, error, onChange }: CardFieldsProps) {
  const field = (name: CardField) => ({
    name,
    value: card[name],
    error: error?.field === name ? error.message : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value),
  });
  const digits = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <chakra.div display="grid" gap="5">
      <TextField
        label="Kart üzerindeki ad"
        autoComplete="cc-name"
        spellCheck={false}
        {...field('cardHolderName')}
      />
      <CardNumberField
        value={card.cardNumber}
        error={error?.field === 'cardNumber' ? error.message : undefined}
        onChange={(typed) => onChange('cardNumber', typed)}
      />
      <chakra.div display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" columnGap="4">
        <TextField
          label="Ay"
          placeholder="AA"
          autoComplete="cc-exp-month"
          {...digits}
          {...field('expireMonth')}
        />
        <TextField
          label="Yıl"
          placeholder="YY"
          autoComplete="cc-exp-year"
          {...digits}
          {...field('expireYear')}
        />
        <TextField label="CVC" autoComplete="cc-csc" {...digits} {...field('cvc')} />
      </chakra.div>
    </chakra.div>
  );
}
