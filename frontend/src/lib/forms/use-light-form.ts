import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '@contract/app-error.js';
import type { DescribedError, FallbackTexts } from '../server/describe-error.js';

/** The values of the fields by name; checkboxes have booleans. */
export type TypedValues = Readonly<Record<string, unknown>>;

export interface FormRules<T> {
  /** The values as the rules read them; they are valid only without errors. */
  readonly check: (typed: TypedValues) => { readonly values: T; readonly errors: FieldErrors };
  readonly describe: (error: unknown, fallbackTexts?: FallbackTexts) => DescribedError;
}

interface LightFormOptions<T> {
  /** Loads the rules: `async () => (await import('./newsletter-rules.js')).newsletterRules`. */
  readonly rules: () => Promise<FormRules<T>>;
  readonly send: (values: T) => Promise<unknown>;
  /** Called after the fields were emptied. */
  readonly onSent?: (values: T) => void;
  /** Called after a failure, with everything still typed; null when the rules could not be loaded. */
  readonly onFailed?: (problem: DescribedError | null) => void;
  /** The form's own texts for errors that the server does not explain. */
  readonly fallbackTexts?: FallbackTexts;
}

type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * A light form of native fields. Its rules are loaded with the first focus. It is validated when it is sent, and then
 * with every change. Values that were typed before hydration stay, because the fields themselves hold them.
 */
export function useLightForm<T>(options: LightFormOptions<T>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [phase, setPhase] = useState<Phase>('idle');
  const [attempts, setAttempts] = useState(0);
  const rules = useRef<Promise<FormRules<T>> | null>(null);
  const isSending = useRef(false);
  /** Errors from the server, which the rules here do not know. Each stays until its field is changed. */
  const refused = useRef<FieldErrors>({});

  const load = (): Promise<FormRules<T>> => {
    rules.current ??= options.rules().catch((error: unknown) => {
      rules.current = null;
      throw error;
    });
    return rules.current;
  };

  const showErrors = (form: HTMLFormElement, found: FieldErrors): void => {
    flushSync(() => setErrors(found));
    firstOf(form, found)?.focus();
  };

  const fail = async (form: HTMLFormElement, error: unknown): Promise<void> => {
    const problem = await load().then(
      ({ describe }) => describe(error, options.fallbackTexts),
      () => null,
    );
    refused.current = problem?.fields ?? {};
    setPhase('failed');
    showErrors(form, refused.current);
    options.onFailed?.(problem);
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const { check } = await load();
    const { values, errors: found } = check(typedInto(form));
    setAttempts((count) => count + 1);
    refused.current = {};
    if (Object.keys(found).length > 0) {
      setPhase('idle');
      showErrors(form, found);
      return;
    }
    setErrors({});
    await options.send(values);
    form.reset();
    setErrors({});
    setAttempts(0);
    setPhase('sent');
    options.onSent?.(values);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setPhase('sending');
    try {
      await send(form);
    } catch (error) {
      await fail(form, error);
    } finally {
      isSending.current = false;
    }
  };

  const checkAgain = async (form: HTMLFormElement, changed: string): Promise<void> => {
    if (attempts === 0) return;
    refused.current = without(refused.current, changed);
    const { check } = await load();
    setErrors({ ...check(typedInto(form)).errors, ...refused.current });
  };

  return {
    /** The method 'dialog' sends nothing, so that before hydration no typed value can end up in the address. */
    formProps: {
      method: 'dialog',
      noValidate: true,
      onFocus: () => void load().catch(() => undefined),
      onChange: (event: SyntheticEvent<HTMLFormElement>) =>
        void checkAgain(event.currentTarget, nameOf(event.target)),
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    errors,
    /** The number of times the form was sent. */
    attempts,
    isSending: phase === 'sending',
    isSent: phase === 'sent',
    hasFailed: phase === 'failed',
  };
}

function typedInto(form: HTMLFormElement): TypedValues {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return {
    ...Object.fromEntries(new FormData(form)),
    ...Object.fromEntries(boxes.map(({ name, checked }) => [name, checked])),
  };
}

function without(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}

function nameOf(field: EventTarget): string {
  return 'name' in field && typeof field.name === 'string' ? field.name : '';
}

function firstOf(form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined {
  return [...form.elements].find(
    (field): field is HTMLElement => field instanceof HTMLElement && nameOf(field) in errors,
  );
}
