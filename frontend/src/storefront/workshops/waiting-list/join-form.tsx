import { chakra } from '@chakra-ui/react';
import type { SyntheticEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  type JoinWaitingListDto,
  MAX_WAITING_NOTE,
  MOST_WAITING_SEATS,
} from '@contract/waiting-list/waiting-list.dto.js';
import { formatSession } from '@contract/workshops/session.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import type { DescribedError } from '../../../lib/server/describe-error.js';
import { useFields } from '../../../lib/forms/form-fields.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { EmailField } from '../../../ui/email-field.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { PrivacyNotice } from '../../../ui/privacy-notice.js';
import { Stepper } from '../../../ui/stepper.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { JOIN } from './waiting-list.texts.js';

interface JoinFormProps {
  readonly id: string;
  readonly session: WorkshopSessionView;
  /** The server's errors from the last try. */
  readonly problem: DescribedError | null;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

export function JoinForm({ id, session, problem, onSubmit }: JoinFormProps) {
  const { errors, submitCount } = useFormContext<JoinWaitingListDto>().formState;
  const field = useFields<JoinWaitingListDto>();
  return (
    <chakra.form id={id} noValidate aria-label={JOIN.title} onSubmit={onSubmit} display="grid" gap="5" pt="1">
      <div>
        <chakra.p fontWeight="650">{session.title}</chakra.p>
        <p>{formatSession(session)}</p>
      </div>
      <chakra.p color="fg.muted">{JOIN.lead}</chakra.p>
      <ErrorSummary errors={errors} attempt={submitCount} />
      <FormProblem text={problem?.message} />
      <WantedSeats session={session} />
      <TextField label="Ad soyad" autoComplete="name" {...field('name')} />
      <EmailField label="E-posta" autoComplete="email" {...field('email')} />
      <PhoneField name="phone" optional />
      <TextArea label={JOIN.note} optional rows={2} maxLength={MAX_WAITING_NOTE} {...field('note')} />
      <PrivacyNotice>{JOIN.privacy}</PrivacyNotice>
    </chakra.form>
  );
}

function WantedSeats({ session }: Pick<JoinFormProps, 'session'>) {
  const { field } = useController<JoinWaitingListDto, 'seats'>({ name: 'seats' });
  const seats = useWatch<JoinWaitingListDto, 'seats'>({ name: 'seats' });
  const check = useFields<JoinWaitingListDto>();
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.span fontWeight="650">{JOIN.seats}</chakra.span>
        <Stepper
          value={seats}
          max={Math.min(session.capacity, MOST_WAITING_SEATS)}
          name={session.title}
          unit="Yer"
          onChange={field.onChange}
        />
      </chakra.div>
      {seats > 1 && (
        <CheckboxField label={JOIN.takesFewer} help={JOIN.takesFewerHelp} {...check('takesFewer')} />
      )}
      <CheckboxField label={JOIN.takesAnyDate} {...check('takesAnyDate')} />
      <CheckboxField label={JOIN.isStudent} help={JOIN.isStudentHelp} {...check('isStudent')} />
    </chakra.div>
  );
}
