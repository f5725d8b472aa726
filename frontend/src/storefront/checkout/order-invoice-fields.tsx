import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../lib/account/use-session.js';
import { isInvoiceBegun } from '../../lib/orders/invoice-input.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { InvoiceFields } from '../../ui/invoice-fields.js';
import type { InformationInput } from './use-information-form.js';

const PERSON_HELP = 'Yazmanız gerekmez. Boş bırakırsanız fatura yine adınıza kesilir.';

/** To whom the invoice goes; signed-in customers may have it kept for the next order. */
export function OrderInvoiceFields({ hasDeliveryAddress }: { readonly hasDeliveryAddress: boolean }) {
  return (
    <chakra.div display="grid" gap="2">
      <InvoiceFields hasDeliveryAddress={hasDeliveryAddress} personHelp={PERSON_HELP} />
      <SaveInvoice />
    </chakra.div>
  );
}

/** Nothing is kept of itself; there is no box before there is something to keep. */
function SaveInvoice() {
  const { customer } = useSession();
  const { register } = useFormContext<InformationInput>();
  const invoice = useWatch<InformationInput, 'invoice'>({ name: 'invoice' });
  if (customer === null || !isInvoiceBegun(invoice)) return null;
  return <CheckboxField label="Fatura bilgilerimi hesabıma kaydet" {...register('saveInvoice')} />;
}
