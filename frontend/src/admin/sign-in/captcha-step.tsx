import { useId, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import type { Captcha } from '../../lib/forms/use-captcha.js';
import { Button } from '../../ui/button.js';
import { CAPTCHA_MISSING, CaptchaField } from '../../ui/captcha-field.js';
import { StepForm } from './step-form.js';
import { type Refusal, RefusalNote } from './refusal.js';
import { SignInHead } from './sign-in-head.js';

interface Answer {
  answer: string;
}

interface CaptchaStepProps {
  readonly captcha: Captcha;
  readonly lead: string;
  /** The error that led back to this step. */
  readonly refusal: Refusal | null;
  readonly onSolved: () => void;
}

/** Specification 3, sections 5 and 8: the errors for an empty, blank or wrong answer. */
const NOTHING = 'Güvenlik kodu gerekli';
const BLANK = 'Güvenlik kodu boş';
const WRONG = 'Güvenlik kodu hatalı';
const NO_PICTURE: Refusal = { title: 'CAPTCHA Hatası', text: CAPTCHA_MISSING };

const resolver: Resolver<Answer> = ({ answer }) => {
  if (answer.trim() !== '') return { values: { answer: answer.trim() }, errors: {} };
  const message = answer === '' ? NOTHING : BLANK;
  return { values: {}, errors: { answer: { type: 'required', message } } };
};

/** The first step: the captcha. */
export function CaptchaStep({ captcha, lead, refusal, onSolved }: CaptchaStepProps) {
  const headId = useId();
  const { client } = trpc.useUtils();
  const [problem, setProblem] = useState(refusal);
  const form = useForm<Answer>({ resolver, defaultValues: { answer: '' } });
  /** Loads a new captcha, because each one takes one answer only. */
  const askAnew = () => {
    captcha.renew();
    form.resetField('answer');
  };
  const submit = async ({ answer }: Answer) => {
    setProblem(null);
    try {
      const { isSolved } = await client.captcha.solve.mutate({ answer });
      if (isSolved) {
        onSolved();
        return;
      }
      askAnew();
      form.setError('answer', { message: WRONG }, { shouldFocus: true });
    } catch (error) {
      askAnew();
      form.setFocus('answer');
      setProblem({ title: 'Güvenlik doğrulaması başarısız', text: describeError(error).message });
    }
  };
  return (
    <FormProvider {...form}>
      <StepForm headId={headId} onSubmit={form.handleSubmit(submit)}>
        <SignInHead id={headId} title="Yönetim girişi" lead={lead} />
        <RefusalNote refusal={captcha.isMissing ? NO_PICTURE : problem} />
        <CaptchaField captcha={captcha} name="answer" autoFocus isFailureTold />
        <Button
          type="submit"
          size="lg"
          block
          pending={form.formState.isSubmitting}
          pendingLabel="Kontrol ediliyor..."
        >
          Devam Et
        </Button>
      </StepForm>
    </FormProvider>
  );
}
