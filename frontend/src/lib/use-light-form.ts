import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '@contract/app-error.js';
import type { DescribedError, OwnWords } from './describe-error.js';

/** What stands in the fields, by their names; tick boxes say whether they are ticked. */
export type TypedValues = Readonly<Record<string, unknown>>;

export interface FormRules<T> {
  /** The values as the rules read them; they count only without errors. */
  readonly check: (typed: TypedValues) => { readonly values: T; readonly errors: FieldErrors };
  readonly describe: (error: unknown, ownWords?: OwnWords) => DescribedError;
}

interface LightFormOptions<T> {
  /** Brings the rules: `async () => (await import('./newsletter-rules.js')).newsletterRules`. */
  readonly rules: () => Promise<FormRules<T>>;
  readonly send: (values: T) => Promise<unknown>;
  /** The fields are empty again. */
  readonly onSent?: (values: T) => void;
  /** Everything typed stands as it was. Null: not even the rules could be loaded. */
  readonly onFailed?: (problem: DescribedError | null) => void;
  /** What the form says itself where the server has no better words. */
  readonly ownWords?: OwnWords;
}

type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * A form of native fields that costs a page next to nothing: its rules come with the first focus. Checked when it is
 * sent, from then on with every change. What was typed before the page came to life stays, as nobody else holds it.
 */
export function useLightForm<T>(options: LightFormOptions<T>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [phase, setPhase] = useState<Phase>('idle');
  const [attempts, setAttempts] = useState(0);
  const rules = useRef<Promise<FormRules<T>> | null>(null);
  const isSending = useRef(false);
  /** What the server refused, until that very field is changed: the rules here know nothing of it. */
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
      ({ describe }) => describe(error, options.ownWords),
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
    /** 'dialog' sends nothing anywhere: before the page has come to life nothing typed may end up in its address. */
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
    /** How often it was tried to send what stands in the fields. */
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
