import { chakra } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { type FieldValues, FormProvider, useFormState, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '../../ui/error-summary.js';
import { FormProblem } from '../../ui/form-problem.js';

interface RecordFormProps<Values extends FieldValues> {
  /** Ties the form to its button outside. */
  readonly id: string;
  readonly label: string;
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (event: SubmitEvent) => Promise<void>;
  readonly children: ReactNode;
}

/**
 * The form of one record. Its fields read their values by `useFields`; an error of the whole record is shown below
 * them.
 */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { id, label, form, onSubmit, children } = props;
  const { errors, submitCount } = useFormState({ control: form.control });
  return (
    <FormProvider {...form}>
      <chakra.form
        id={id}
        noValidate
        aria-label={label}
        onSubmit={(event) => void onSubmit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
      >
        <ErrorSummary errors={errors} attempt={submitCount} />
        {children}
        <FormProblem text={errors.root?.message} />
      </chakra.form>
    </FormProvider>
  );
}
