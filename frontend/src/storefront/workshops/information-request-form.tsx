import { chakra } from '@chakra-ui/react';
import type { SyntheticEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InformationRequestDto } from '@contract/workshops/information-request.dto.js';
import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  WORKSHOP_TYPE_LABELS,
  WORKSHOP_TYPES,
} from '@contract/workshops/information-request.js';
import { useFields } from '../../lib/forms/form-fields.js';
import type { DescribedError } from '../../lib/server/describe-error.js';
import { EmailField } from '../../ui/email-field.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { FormProblem } from '../../ui/form-problem.js';
import { PrivacyNotice } from '../../ui/privacy-notice.js';
import { SelectField } from '../../ui/select-field.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { REQUEST } from './workshops.texts.js';

interface InformationRequestFormProps {
  readonly id: string;
  /** The title of the program that the visitor came from. */
  readonly program: string | null;
  /** The server's errors from the last try. */
  readonly problem: DescribedError | null;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

const TYPES = WORKSHOP_TYPES.map((value) => ({ value, label: WORKSHOP_TYPE_LABELS[value] }));
const LEVELS = EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LEVEL_LABELS[value] }));

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '4', rowGap: '5' },
});

export function InformationRequestForm({ id, program, problem, onSubmit }: InformationRequestFormProps) {
  const { errors, submitCount } = useFormContext<InformationRequestDto>().formState;
  return (
    <chakra.form
      id={id}
      noValidate
      aria-label={REQUEST.title}
      onSubmit={onSubmit}
      display="grid"
      gap="5"
      pt="1"
    >
      <chakra.p color="fg.muted">{REQUEST.lead}</chakra.p>
      <ErrorSummary errors={errors} attempt={submitCount} />
      <FormProblem text={problem?.message} />
      <PersonFields />
      <QuestionFields program={program} />
      <PrivacyNotice>{REQUEST.privacy}</PrivacyNotice>
    </chakra.form>
  );
}

function PersonFields() {
  const field = useFields<InformationRequestDto>();
  return (
    <Columns>
      <TextField label="Ad" autoComplete="given-name" {...field('name')} />
      <TextField label="Soyad" autoComplete="family-name" {...field('surname')} />
      <EmailField label="E-posta" autoComplete="email" {...field('email')} />
      <PhoneField name="phone" />
    </Columns>
  );
}

/** The fields about the visitor's question. */
function QuestionFields({ program }: Pick<InformationRequestFormProps, 'program'>) {
  const field = useFields<InformationRequestDto>();
  return (
    <>
      {program !== null && (
        <p>
          {REQUEST.program} <strong>{program}</strong>
        </p>
      )}
      <Columns>
        <SelectField
          label="Workshop türü"
          placeholder={REQUEST.choose}
          options={TYPES}
          {...field('workshopType')}
        />
        <SelectField
          label="Deneyim seviyeniz"
          placeholder={REQUEST.choose}
          options={LEVELS}
          {...field('experienceLevel')}
        />
      </Columns>
      <TextArea
        label="Mesajınız"
        placeholder={REQUEST.messagePlaceholder}
        rows={5}
        maxLength={2000}
        {...field('message')}
      />
    </>
  );
}
