import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { describeField, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.js';
import { Icon } from './icon.js';
import { inputRecipe } from './theme/field.recipe.js';

const Select = chakra('select', inputRecipe);

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'color' | 'height' | 'width'> {
  readonly options: readonly SelectOption[];
  /** The first option, for 'nothing chosen yet'. */
  readonly placeholder?: string;
  readonly size?: 'md' | 'sm';
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select, which is the best one on phones and works with every keyboard. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, labelHidden, options, placeholder, id, size = 'md', ...rest } = props;
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
        <Select size={size} pe="11" {...describeField(ids, { help, error })} {...rest}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <chakra.span
          position="absolute"
          right="14px"
          top="50%"
          translate="0 -50%"
          color="fg.muted"
          pointerEvents="none"
        >
          <Icon as={ChevronDown} />
        </chakra.span>
      </chakra.div>
    </FieldFrame>
  );
}
