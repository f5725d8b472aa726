import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.js';
import { SELLER_LABELS, type SellerValues } from './seller-values.js';

/** The fields of a group, below each other. */
export const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});

type TextName = Exclude<keyof typeof SELLER_LABELS, 'kind' | 'ibans'>;

interface SellerTextProps {
  readonly name: TextName;
  readonly optional?: boolean;
  readonly help?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url';
}

/** A field of one line under its label. */
export function SellerText({ name, ...rest }: SellerTextProps) {
  const { register, formState } = useFormContext<SellerValues>();
  return (
    <TextField
      label={SELLER_LABELS[name]}
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...rest}
      {...register(name)}
    />
  );
}
