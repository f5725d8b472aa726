import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { FormProblem } from '../../ui/form-problem.js';
import { DetailsHistory, type HistoryOf } from './details-history.js';

interface DetailsFormProps<Values extends FieldValues> {
  readonly label: string;
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: () => Promise<void>;
  /** The section whose earlier details can be seen and put back. */
  readonly history?: HistoryOf;
  readonly children: ReactNode;
}

/** A form of the studio's details, with its buttons at the bottom of the window. */
export function DetailsForm<Values extends FieldValues>(props: DetailsFormProps<Values>) {
  const { label, form, onSubmit, history, children } = props;
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={label}
        maxW="760px"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="10"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <ErrorSummary errors={errors} attempt={submitCount} />
        {children}
        <FormProblem text={errors.root?.message} />
        <chakra.div
          data-save-bar=""
          position="sticky"
          bottom="0"
          zIndex="2"
          py="3"
          bg="bg"
          borderTopWidth="1px"
          display="flex"
          flexWrap="wrap"
          gap="3"
        >
          <Button type="submit" pending={isSubmitting} pendingLabel="Kaydediliyor..." disabled={!isDirty}>
            Kaydet
          </Button>
          {isDirty && (
            <Button variant="ghost" disabled={isSubmitting} onClick={() => form.reset()}>
              Geri Al
            </Button>
          )}
          {history && <DetailsHistory history={history} />}
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}
