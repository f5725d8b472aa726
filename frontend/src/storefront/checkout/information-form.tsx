import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { AcceptedInformationDto } from '@contract/orders/checkout.dto.js';
import type { DescribedError } from '../../lib/describe-error.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { Note } from '../../ui/note.js';
import { TextField } from '../../ui/text-field.js';
import { Acceptances, Readable } from './acceptances.js';
import { AddressFields } from './address-fields.js';
import { ContactFields } from './contact-fields.js';
import { type InformationDraft, readDraft, saveDraft } from './information-draft.js';
import type { CheckoutDocument } from './use-document-reader.js';

export interface InformationFormProps {
  readonly holdId: string;
  readonly needsAddress: boolean;
  /** Nothing is left to pay. */
  readonly isFree: boolean;
  /** What the server found wrong with an earlier try. */
  readonly problem: DescribedError | null;
  /** Answers what the server found wrong, or null when the next step is open. */
  readonly onSubmit: (information: InformationDraft) => Promise<DescribedError | null>;
  readonly onRead: (document: CheckoutDocument, typed: InformationDraft) => void;
}

/** The lists and the address disagree, as after an old draft: the last list is where to look. */
const UNKNOWN_PLACE = { 'address.neighbourhood': 'Mahalle seçiniz' };

const resolver = classValidatorResolver(AcceptedInformationDto, { validator: { stopAtFirstError: true } });

/** Specification 1, section 5, 'Checkout form'. */
export function InformationForm(props: InformationFormProps) {
  const { holdId, needsAddress, isFree, problem, onSubmit, onRead } = props;
  const [notice, setNotice] = useState(problem);
  const [defaultValues] = useState(() => initialValues(holdId, needsAddress));
  const form = useForm<AcceptedInformationDto>({ resolver, defaultValues });
  const { subscribe, handleSubmit, getValues, register, setError, formState } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );
  const showFields = useCallback(
    (answer: DescribedError | null) => {
      const fields = Object.entries(
        answer?.code === 'address_unknown' ? UNKNOWN_PLACE : (answer?.fields ?? {}),
      );
      fields.forEach(([field, message], index) =>
        setError(field as FieldPath<AcceptedInformationDto>, { message }, { shouldFocus: index === 0 }),
      );
    },
    [setError],
  );
  useEffect(() => showFields(problem), [problem, showFields]);
  const submit = async (information: AcceptedInformationDto) => {
    const answer = await onSubmit(information);
    setNotice(answer);
    showFields(answer);
  };
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
        {notice !== null && (
          <Note tone="danger" role="alert">
            {notice.message}
          </Note>
        )}
        <ContactFields />
        <chakra.div display="grid" gap="5">
          {needsAddress && <AddressFields />}
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
          <chakra.p textStyle="sm" color="fg.subtle">
            {needsAddress
              ? 'Bilgilerinizi yalnızca siparişinizi hazırlamak, göndermek ve faturalandırmak için kullanıyoruz.'
              : 'Bilgilerinizi yalnızca yerinizi ayırmak, size ulaşmak ve faturalandırmak için kullanıyoruz.'}{' '}
            <Readable document="privacy" onRead={read}>
              Aydınlatma metni
            </Readable>
          </chakra.p>
          <Acceptances onRead={read} />
          <Button
            type="submit"
            size="lg"
            block
            pending={formState.isSubmitting}
            pendingLabel="Hazırlanıyor..."
          >
            {isFree ? 'Devam Edin' : 'Ödemeye Geç'}
          </Button>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

function initialValues(holdId: string, needsAddress: boolean): AcceptedInformationDto {
  const { address, ...draft } = readDraft();
  return {
    // Only for the rules: what is sent names the hold that stands when it is sent.
    holdId,
    ...draft,
    ...(needsAddress && address && { address }),
    salesContractAccepted: false,
    privacyAccepted: false,
  };
}
