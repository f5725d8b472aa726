import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../../ui/text-field.js';
import { useLockedFields } from '../../use-locked-fields.js';
import { LIMIT_TEXTS, type OrderLimit, type OrderRulesValues } from './order-rules-values.js';

/** A whole number of the rules; read-only while the server's environment decides it. */
export function LimitField({ name }: { readonly name: OrderLimit }) {
  const { register, formState } = useFormContext<OrderRulesValues>();
  const locked = useLockedFields('orders');
  const { label, help } = LIMIT_TEXTS[name];
  return (
    <TextField
      label={label}
      size="sm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      error={formState.errors[name]?.message}
      {...locked(name, help)}
      {...register(name, { valueAsNumber: true })}
    />
  );
}
