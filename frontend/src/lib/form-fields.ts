import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState'>;

/** Gives a field of the form by its name: its value, and what is wrong with it. */
export function fieldsOf<Values extends FieldValues>({ register, formState }: Form<Values>) {
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const error: FieldError | undefined = get(formState.errors, name);
    return { error: error?.message, ...register(name, options) };
  };
}

/** The same for the form around. */
export function useFields<Values extends FieldValues>() {
  return fieldsOf(useFormContext<Values>());
}
