import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, FormProvider } from 'react-hook-form';
import type { QuotedDelivery } from '@contract/checkout/delivery.js';
import type { DescribedError } from '../../lib/server/describe-error.js';
import { AddressFields } from '../../ui/address-fields.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { PrivacyNotice } from '../../ui/privacy-notice.js';
import { TextField } from '../../ui/text-field.js';
import { Acceptances } from './acceptances.js';
import { ContactFields } from './contact-fields.js';
import { DeliveryChoice } from './delivery-choice.js';
import { GuestSignIn } from './guest-sign-in.js';
import { OrderInvoiceFields } from './order-invoice-fields.js';
import { ProblemNote } from './problem-note.js';
import { SaveAddress } from './save-address.js';
import type { InformationDraft } from '../../lib/orders/checkout-draft.js';
import type { CheckoutDocument } from './use-document-reader.js';
import { type InformationInput, useInformationForm } from './use-information-form.js';

export interface InformationFormProps {
  readonly holdId: string;
  readonly needsAddress: boolean;
  /** Null without pieces. */
  readonly delivery: QuotedDelivery | null;
  /** True for seats of a dated workshop, for which there is no right of withdrawal. */
  readonly hasSeats: boolean;
  /** True when there is nothing to pay. */
  readonly isFree: boolean;
  /** The server's errors from an earlier try. */
  readonly problem: DescribedError | null;
  /** Called with the buyer's choice, on which the totals depend. */
  readonly onDelivery: (isPickedUp: boolean) => void;
  /** Returns the server's error, or null when the next step is open. */
  readonly onSubmit: (information: InformationDraft) => Promise<DescribedError | null>;
  readonly onRead: (document: CheckoutDocument, typed: InformationDraft) => void;
}

/** Chosen lists and address can disagree after an old draft; the error is shown at the last list. */
const UNKNOWN_PLACE = { 'address.neighbourhood': 'Mahalle seçin' };

/** Specification 1, section 5, 'Checkout form'. */
export function InformationForm(props: InformationFormProps) {
  const { holdId, needsAddress, delivery, hasSeats, isFree, problem, onDelivery, onSubmit, onRead } = props;
  const [notice, setNotice] = useState(problem);
  const form = useInformationForm(holdId, needsAddress);
  const { handleSubmit, getValues, register, setError, formState } = form;
  const isPickedUp = form.watch('isPickedUp') === true;
  useEffect(() => onDelivery(isPickedUp), [isPickedUp, onDelivery]);
  const noticePlace = useRef<HTMLDivElement>(null);
  // Moves the focus to the field concerned, or else to the notice itself.
  useEffect(() => {
    const fields = fieldsOf(notice);
    fields.forEach(([field, message], index) =>
      setError(field as FieldPath<InformationInput>, { message }, { shouldFocus: index === 0 }),
    );
    if (fields.length === 0) noticePlace.current?.scrollIntoView({ block: 'nearest' });
  }, [notice, setError]);
  const submit = async (information: InformationInput) => setNotice(await onSubmit(information));
  const read = (document: CheckoutDocument) => onRead(document, getValues());
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label="Sipariş bilgileri"
        onSubmit={(event) => void handleSubmit(submit)(event)}
        display="grid"
        gap="8"
      >
        <ErrorSummary errors={formState.errors} attempt={formState.submitCount} />
        <GuestSignIn />
        <ContactFields />
        <chakra.div display="grid" gap="5">
          {delivery?.offersPickUp && <DeliveryChoice delivery={delivery} />}
          {needsAddress && <AddressFields name="address" legend="Teslimat adresi" />}
          {needsAddress && <SaveAddress />}
          <OrderInvoiceFields hasDeliveryAddress={needsAddress} />
          <TextField
            label="Not"
            optional
            placeholder={
              needsAddress
                ? 'Hediye paketi olsun, zili çalmayın…'
                : 'Bilmemizi istediğiniz bir şey varsa yazın…'
            }
            maxLength={500}
            error={formState.errors.notes?.message}
            {...register('notes')}
          />
        </chakra.div>
        <chakra.div display="grid" gap="4">
          <PrivacyNotice>
            {delivery !== null
              ? 'Bilgilerinizi yalnızca siparişinizi hazırlamak, göndermek ve faturalandırmak için kullanıyoruz.'
              : 'Bilgilerinizi yalnızca yerinizi ayırmak, size ulaşmak ve faturalandırmak için kullanıyoruz.'}
          </PrivacyNotice>
          {hasSeats && (
            <chakra.p textStyle="sm" color="fg.subtle">
              Tarihi belli workshoplarda cayma hakkı bulunmuyor. Yerinizi hangi koşullarla başka güne
              alabileceğiniz, devredebileceğiniz ve iptal edebileceğiniz ön bilgilendirme formunda yazıyor.
            </chakra.p>
          )}
          <Acceptances onRead={read} />
          {notice !== null && (
            <div ref={noticePlace}>
              <ProblemNote problem={notice} />
            </div>
          )}
          <Button
            type="submit"
            size="lg"
            block
            pending={formState.isSubmitting}
            pendingLabel="Hazırlanıyor..."
          >
            {isFree ? 'Devam Et' : 'Ödemeye Geç'}
          </Button>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

function fieldsOf(notice: DescribedError | null): [string, string][] {
  return Object.entries(notice?.code === 'address_unknown' ? UNKNOWN_PLACE : (notice?.fields ?? {}));
}
