import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { IsOptional } from 'class-validator';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { AcceptedInformationDto } from '@contract/checkout/checkout.dto.js';
import { readDraft, saveDraft } from '../../lib/checkout-draft.js';
import { useSession } from '../../lib/use-session.js';
import { prefillCustomer } from './prefill-customer.js';

/** The input of the information dialog, with the further choices of signed-in customers. */
export class InformationInput extends AcceptedInformationDto {
  @IsOptional()
  saveAddress?: boolean;
}

const resolver = classValidatorResolver(InformationInput, { validator: { stopAtFirstError: true } });

/** The information form. It starts with the draft and the customer's data, also when they sign in while it is open. */
export function useInformationForm(holdId: string, needsAddress: boolean): UseFormReturn<InformationInput> {
  const { customer } = useSession();
  const [defaultValues] = useState(() => initialValues(holdId, needsAddress));
  const form = useForm<InformationInput>({ resolver, defaultValues });
  const { subscribe, getValues, setValue } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );
  useEffect(() => {
    if (customer === null) return;
    const { customer: contact, address } = prefillCustomer(getValues(), customer);
    setValue('customer', contact);
    if (needsAddress && address) setValue('address', address);
  }, [customer, needsAddress, getValues, setValue]);
  return form;
}

function initialValues(holdId: string, needsAddress: boolean): InformationInput {
  const { address, ...draft } = readDraft();
  return {
    // Only for validation; the request uses the hold at the time of sending.
    holdId,
    ...draft,
    ...(needsAddress && address && { address }),
    salesContractAccepted: false,
    privacyAccepted: false,
  };
}
