import '../../lib/forms/class-metadata.js';
import { chakra } from '@chakra-ui/react';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DATA_REQUEST_KIND_LABELS, DATA_REQUEST_KINDS } from '@contract/data-requests/data-request.js';
import { AskDataRequestDto, MAX_DATA_REQUEST_TEXT } from '@contract/data-requests/data-requests.dto.js';
import type { AskedDataRequest } from '@contract/data-requests/data-requests.views.js';
import type { CustomerView } from '@contract/people/account.views.js';
import { useFields } from '../../lib/forms/form-fields.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { describeError, type DescribedError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { ConfirmViewport } from '../../ui/confirm-dialog.js';
import { EmailField } from '../../ui/email-field.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { FormProblem } from '../../ui/form-problem.js';
import { PhoneField } from '../../ui/phone-field.js';
import { PrivacyNotice } from '../../ui/privacy-notice.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { ASK } from './data-request.texts.js';

const KINDS = DATA_REQUEST_KINDS.map((value) => ({ value, label: DATA_REQUEST_KIND_LABELS[value] }));

const resolver = classValidatorResolver(AskDataRequestDto, { validator: { stopAtFirstError: true } });

interface AskDataRequestFormProps {
  readonly customer: CustomerView | null;
  readonly onAsked: (asked: AskedDataRequest & { readonly email: string }) => void;
}

export function AskDataRequestForm({ customer, onAsked }: AskDataRequestFormProps) {
  const [problem, setProblem] = useState<DescribedError | null>(null);
  const ask = trpc.dataRequests.ask.useMutation();
  const form = useForm<AskDataRequestDto>({
    resolver,
    defaultValues: {
      // A repeated try, after a lost answer, asks once.
      requestKey: crypto.randomUUID(),
      name: customer ? `${customer.firstName} ${customer.lastName}` : '',
      email: customer?.email ?? '',
      phone: '',
      message: '',
    },
  });
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;
  useLeaveWarning(isDirty && !ask.isSuccess, ASK.unsaved);
  const submit = async (wish: AskDataRequestDto) => {
    setProblem(null);
    try {
      onAsked({ ...(await ask.mutateAsync(wish)), email: wish.email });
    } catch (error) {
      const answer = describeError(error);
      setProblem(answer);
      Object.entries(answer.fields).forEach(([field, message], index) =>
        form.setError(field as keyof AskDataRequestDto, { message }, { shouldFocus: index === 0 }),
      );
    }
  };
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={ASK.form}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        display="grid"
        gap="5"
      >
        <ErrorSummary errors={errors} attempt={submitCount} />
        <FormProblem text={problem?.message} />
        <Fields isMember={customer !== null} />
        <PrivacyNotice>{ASK.privacy}</PrivacyNotice>
        <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel={ASK.sending}>
          {ASK.send}
        </Button>
      </chakra.form>
      <ConfirmViewport />
    </FormProvider>
  );
}

function Fields({ isMember }: { readonly isMember: boolean }) {
  const field = useFields<AskDataRequestDto>();
  return (
    <>
      <SelectField label="Konu" placeholder={ASK.choose} options={KINDS} {...field('kind')} />
      <TextField label="Ad soyad" autoComplete="name" {...field('name')} />
      <EmailField
        label="E-posta"
        autoComplete="email"
        help={isMember ? ASK.proofOfMember : ASK.proof}
        {...field('email')}
      />
      <PhoneField name="phone" optional />
      <TextArea
        label={ASK.message}
        help={ASK.messageHelp}
        rows={5}
        maxLength={MAX_DATA_REQUEST_TEXT}
        {...field('message')}
      />
    </>
  );
}
