import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.js';

/** The texts of a field. `optional` is read aloud ('isterseniz'); required fields have no asterisk. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** Hides the label visually, for fields whose purpose is obvious from their place, such as a search box. */
  readonly labelHidden?: boolean | undefined;
}

export interface FieldIds {
  readonly control: string;
  readonly help: string;
  readonly error: string;
}

export function useFieldIds(id: string | undefined): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  return { control, help: `${control}-help`, error: `${control}-error` };
}

/** Returns the aria attributes that connect a control with its help and error texts. */
export function describeField(ids: FieldIds, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const describedBy = [error ? ids.error : '', help ? ids.help : ''].filter(Boolean).join(' ');
  return {
    id: ids.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

export function FieldFrame({
  ids,
  label,
  help,
  error,
  optional,
  labelHidden,
  children,
}: FieldTexts & { readonly ids: FieldIds; readonly children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.label htmlFor={ids.control} textStyle="label" srOnly={labelHidden ?? false}>
        {label}
        {optional === true && (
          <chakra.span fontWeight="400" color="fg.subtle">
            {' '}
            (isterseniz)
          </chakra.span>
        )}
      </chakra.label>
      {children}
      <FieldError id={ids.error} error={error} />
      {help !== undefined && (
        <chakra.p id={ids.help} textStyle="sm" color="fg.subtle">
          {help}
        </chakra.p>
      )}
    </chakra.div>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <chakra.p
      id={id}
      display="flex"
      gap="1.5"
      textStyle="sm"
      fontWeight="600"
      color="fg.error"
      css={{ '& svg': { mt: '2px' } }}
    >
      <Icon as={CircleAlert} size="sm" />
      {error}
    </chakra.p>
  );
}
