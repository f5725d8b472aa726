import { chakra } from '@chakra-ui/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { describeField, FieldFrame, useFieldIds } from '../../../ui/field-frame.js';
import { inputRecipe } from '../../../ui/theme/field.recipe.js';
import type { CreditOfCheckout } from './use-credit.js';

const Input = chakra('input', inputRecipe);

interface CreditFieldProps {
  readonly credit: Pick<CreditOfCheckout, 'error' | 'isLooking' | 'look' | 'clearError'>;
  readonly isLocked: boolean;
}

/** The field for the code of a credit. It takes the focus, because it appears where it was asked for. */
export function CreditField({ credit, isLocked }: CreditFieldProps) {
  const { error, isLooking, look, clearError } = credit;
  const [typed, setTyped] = useState('');
  const ids = useFieldIds(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    look(typed);
  };
  return (
    <chakra.form noValidate onSubmit={submit} w="100%">
      <FieldFrame ids={ids} label="Kredi kodu" error={error}>
        <chakra.div display="flex" gap="3">
          <Input
            ref={input}
            {...describeField(ids, { error })}
            value={typed}
            placeholder="KREDI-XXXX-XXXX"
            disabled={isLocked}
            onChange={({ target }) => {
              setTyped(target.value);
              clearError();
            }}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            minW="0"
          />
          <Button
            type="submit"
            variant="outline"
            disabled={isLocked}
            pending={isLooking}
            pendingLabel="Bakılıyor..."
          >
            Kullan
          </Button>
        </chakra.div>
      </FieldFrame>
    </chakra.form>
  );
}
