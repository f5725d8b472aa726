import { useFormContext } from 'react-hook-form';
import { useSession } from '../../lib/account/use-session.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import type { InformationInput } from './use-information-form.js';

/** A checkbox, because an address is saved in the account only on request. */
export function SaveAddress() {
  const { customer } = useSession();
  const { register } = useFormContext<InformationInput>();
  if (customer === null) return null;
  return <CheckboxField label="Bu adresi hesabıma kaydet" {...register('saveAddress')} />;
}
