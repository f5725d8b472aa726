import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { describeField, FieldFrame, useFieldIds } from '../../ui/field-frame.js';
import { inputRecipe } from '../../ui/theme/field.recipe.js';
import { useCouponField } from './use-coupon-field.js';

const Input = chakra('input', inputRecipe);

export function CouponField({ onApplied }: { readonly onApplied: () => void }) {
  const ids = useFieldIds(undefined);
  const { typed, error, isChecking, type, apply } = useCouponField(onApplied);
  const form = useRef<HTMLFormElement>(null);
  // On a phone the field is at the lower edge of the list, so its message would appear out of view.
  useEffect(() => {
    if (error !== undefined) form.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <FieldFrame ids={ids} label="Kupon kodu" error={error}>
        <chakra.div display="flex" gap="3">
          <Input
            {...describeField(ids, { error })}
            value={typed}
            onChange={({ target }) => type(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            minW="0"
          />
          <Button type="submit" variant="outline" pending={isChecking} pendingLabel="Bakılıyor...">
            Uygula
          </Button>
        </chakra.div>
      </FieldFrame>
    </chakra.form>
  );
}
