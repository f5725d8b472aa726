import { useState } from 'react';
import {
  type CardError,
  type CardField,
  type CardInput,
  EMPTY_CARD,
  firstCardError,
  formatCardField,
} from './card-input.js';

/** The state of the card fields and the first error in them, which is looked for after the first attempt to pay. */
export function useCardInput(refusedField: CardError | null) {
  const [card, setCard] = useState<CardInput>(EMPTY_CARD);
  const [wasChecked, setChecked] = useState(false);
  const [mended, setMended] = useState<CardError | null>(null);
  const refused = refusedField === mended ? null : refusedField;
  const error = refused ?? (wasChecked ? firstCardError(card) : null);

  const change = (field: CardField, typed: string) => {
    setCard((current) => ({ ...current, [field]: formatCardField[field](typed) }));
    setMended(refusedField);
  };

  const check = (): CardError | null => {
    setChecked(true);
    return firstCardError(card);
  };

  return { card, error, change, check };
}
