import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { describeField, FieldError, useFieldIds } from './field-frame.js';
import { checkBoxRecipe } from './theme/field.recipe.js';

const Box = chakra('input', checkBoxRecipe);

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'color' | 'height' | 'width'
> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A checkbox whose whole row can be pressed. */
export function CheckboxField({ label, help, error, id, ...rest }: CheckboxFieldProps) {
  const ids = useFieldIds(id);
  return (
    <chakra.div>
      <chakra.label
        htmlFor={ids.control}
        display="flex"
        gap="3"
        alignItems="flex-start"
        minH="target"
        py="2.5"
        lineHeight="1.5"
        cursor="pointer"
      >
        <Box type="checkbox" {...describeField(ids, { help, error })} {...rest} />
        <chakra.span flex="1">{label}</chakra.span>
      </chakra.label>
      {help !== undefined && (
        <chakra.p id={ids.help} textStyle="sm" color="fg.subtle" ps="9">
          {help}
        </chakra.p>
      )}
      <FieldError id={ids.error} error={error} />
    </chakra.div>
  );
}
