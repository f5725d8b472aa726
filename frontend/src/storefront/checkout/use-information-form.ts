import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { IsOptional } from 'class-validator';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { AcceptedInformationDto } from '@contract/checkout/checkout.dto.js';
import { readDraft, saveDraft } from '../../lib/orders/checkout-draft.js';
import { sentInvoice, wholeInvoice } from '../../lib/orders/invoice-input.js';
import { useSession } from '../../lib/account/use-session.js';
import { prefillCustomer } from './prefill-customer.js';

/** The input of the information dialog, with the further choices of signed-in customers. */
export class InformationInput extends AcceptedInformationDto {
  @IsOptional()
  saveAddress?: boolean;

  @IsOptional()
  saveInvoice?: boolean;
}

const rules = classValidatorResolver(InformationInput, { validator: { stopAtFirstError: true } });

/** Neither an address nor details of an invoice that were begun before another choice are looked at. */
const resolver: Resolver<InformationInput> = ({ address: typed, invoice, ...values }, context, options) => {
  const address = values.isPickedUp === true ? undefined : typed;
  const named = sentInvoice(invoice, address !== undefined);
  return rules(
    { ...values, ...(address && { address }), ...(named && { invoice: named }) },
    context,
    options,
  );
};

/**
 * The information form. It starts with the draft and the customer's data. When the customer becomes known while it is
 * open, what they typed here stays; a draft that a guest left in this browser earlier does not.
 */
export function useInformationForm(holdId: string, needsAddress: boolean): UseFormReturn<InformationInput> {
  const { customer } = useSession();
  const customerId = customer?.id ?? null;
  const isTyped = useRef(false);
  const [defaultValues] = useState(() => initialValues(customerId, { holdId, needsAddress }));
  const form = useForm<InformationInput>({ resolver, defaultValues });
  const { subscribe, getValues, setValue } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          isTyped.current ||= type === 'change';
          saveDraft(values, customerId);
        },
      }),
    [subscribe, customerId],
  );
  useEffect(() => {
    if (customer === null) return;
    const typed = isTyped.current ? getValues() : readDraft(customer.id);
    const { customer: contact, address, notes, invoice } = prefillCustomer(typed, customer);
    setValue('customer', contact);
    setValue('notes', notes);
    if (needsAddress && address) setValue('address', address);
    if (invoice) setValue('invoice', wholeInvoice(invoice));
  }, [customer, needsAddress, getValues, setValue]);
  return form;
}

function initialValues(
  customerId: string | null,
  { holdId, needsAddress }: { readonly holdId: string; readonly needsAddress: boolean },
): InformationInput {
  const { address, invoice, ...draft } = readDraft(customerId);
  return {
    // Only for validation; the request uses the hold at the time of sending.
    holdId,
    ...draft,
    ...(needsAddress && address && { address }),
    ...(invoice && { invoice: wholeInvoice(invoice) }),
    salesContractAccepted: false,
    privacyAccepted: false,
  };
}
