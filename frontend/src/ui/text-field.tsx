import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { describeField, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.js';
import { inputRecipe } from './theme/field.recipe.js';

const Input = chakra('input', inputRecipe);
const Area = chakra('textarea', inputRecipe);

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color' | 'height' | 'width'> {
  readonly size?: 'md' | 'sm';
  /** Shown inside the box at the left, such as a magnifier. */
  readonly startIcon?: ReactNode;
  /** Shown inside the box at the right, such as a card brand or a clear button. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A text field for `register()` of react-hook-form: `<TextField label="…" error={errors.name?.message}
 * {...register('name')} />`.
 */
export function TextField({
  label,
  help,
  error,
  optional,
  labelHidden,
  startIcon,
  end,
  id,
  size = 'md',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame
      ids={ids}
      label={label}
      help={help}
      error={error}
      optional={optional}
      labelHidden={labelHidden}
    >
      <chakra.div position="relative">
        {startIcon !== undefined && (
          <chakra.span
            position="absolute"
            left="14px"
            top="50%"
            translate="0 -50%"
            color="fg.subtle"
            pointerEvents="none"
          >
            {startIcon}
          </chakra.span>
        )}
        <Input
          size={size}
          {...describeField(ids, { help, error })}
          {...(startIcon !== undefined && { ps: '11' })}
          {...(end !== undefined && { pe: '14' })}
          {...rest}
        />
        {end !== undefined && (
          <chakra.span position="absolute" right="2px" top="50%" translate="0 -50%" display="inline-flex">
            {end}
          </chakra.span>
        )}
      </chakra.div>
    </FieldFrame>
  );
}

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'height' | 'width'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({
  label,
  help,
  error,
  optional,
  labelHidden,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame
      ids={ids}
      label={label}
      help={help}
      error={error}
      optional={optional}
      labelHidden={labelHidden}
    >
      <Area rows={rows} resize="vertical" {...describeField(ids, { help, error })} {...rest} />
    </FieldFrame>
  );
}
