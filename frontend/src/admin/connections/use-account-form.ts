import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { showRefusal } from '../../lib/forms/show-refusal.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';

const NOT_SAVED = fallbackText('Bağlantı kaydedilemedi');

interface AccountFormOptions<Values extends FieldValues> {
  readonly dto: new () => Values;
  readonly empty: DefaultValues<Values>;
  readonly send: (typed: Values) => Promise<void>;
  readonly readAgain: () => Promise<unknown>;
  readonly saved: string;
  readonly onSaved: () => void;
}

/** A form for the account with a service. It forgets the secrets as soon as they are saved. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { dto, empty, send, readAgain, saved, onSaved } = options;
  const resolver: Resolver<Values> = classValidatorResolver(dto, { validator: { stopAtFirstError: true } });
  const methods = useForm<Values>({ resolver, defaultValues: empty });
  const submit = methods.handleSubmit(async (typed) => {
    try {
      await send(typed);
    } catch (error) {
      showRefusal(methods.setError, error, NOT_SAVED);
      // Somebody else may have saved, and what is read now is what the next try replaces.
      await readAgain();
      return;
    }
    methods.reset(empty);
    toast.success({ text: saved });
    await readAgain();
    onSaved();
  });
  return { methods, submit };
}

export type AccountForm<Values extends FieldValues> = ReturnType<typeof useAccountForm<Values>>;
