import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { CaptchaAnswerDto } from '@contract/people/sign-in.dto.js';
import {
  describeError,
  type DescribedError,
  type FallbackTexts,
} from '../../../lib/server/describe-error.js';
import type { Captcha } from '../../../lib/forms/use-captcha.js';

interface Refusal {
  readonly problem: DescribedError | null;
  readonly refuse: (error: unknown) => void;
  readonly forget: () => void;
}

/**
 * Shows the server's errors at their fields, else above the form. A new captcha is loaded for the next try, unless the
 * server refused a field before it looked at the answer, which then still counts.
 */
export function useRefusal<Dto extends CaptchaAnswerDto>(
  form: UseFormReturn<Dto>,
  captcha: Captcha,
  fallbackTexts: FallbackTexts,
): Refusal {
  const [problem, setProblem] = useState<DescribedError | null>(null);
  const refuse = (error: unknown) => {
    const found = describeError(error, fallbackTexts);
    const fields = Object.entries(found.fields);
    setProblem(fields.length === 0 ? found : null);
    if (found.code === 'captcha_required' || found.code === 'captcha_wrong') captcha.insist();
    if (found.code !== 'invalid_input') {
      form.resetField('captchaAnswer' as FieldPath<Dto>);
      captcha.renew();
    }
    fields.forEach(([field, message], index) =>
      form.setError(field as FieldPath<Dto>, { message }, { shouldFocus: index === 0 }),
    );
  };
  return { problem, refuse, forget: () => setProblem(null) };
}
