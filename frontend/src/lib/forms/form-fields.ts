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

/** Returns a function that binds a field by its name: its registration and its error message. */
export function fieldsOf<Values extends FieldValues>({ register, formState }: Form<Values>) {
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const error: FieldError | undefined = get(formState.errors, name);
    return { error: error?.message, ...register(name, options) };
  };
}

/** `fieldsOf` the form that the component stands in. */
export function useFields<Values extends FieldValues>() {
  return fieldsOf(useFormContext<Values>());
}
