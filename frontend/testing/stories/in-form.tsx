import type { ReactNode } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, useForm } from 'react-hook-form';

interface InFormProps {
  readonly values: FieldValues;
  readonly errors?: FieldErrors;
  readonly children: ReactNode;
}

/** Always the same object, because the form takes another one for changed data. */
const NO_ERRORS: FieldErrors = {};

/** The form around fields that find their own value. */
export function InForm({ values, errors = NO_ERRORS, children }: InFormProps) {
  const form = useForm({ defaultValues: values, errors });
  return <FormProvider {...form}>{children}</FormProvider>;
}
