import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { STUDIO_SECTION_LABELS } from '@contract/studio/studio-sections.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { FormProblem } from '../../ui/form-problem.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { NextStep } from '../ui/next-step.js';
import { DetailsHistory } from './details-history.js';
import { differencesOf } from './edited-section.js';
import type { DetailsEditing, Versioned } from './use-details-form.js';
import { useMay } from '../lib/use-may.js';

interface DetailsFormProps<Values extends Versioned> {
  readonly editing: DetailsEditing<Values>;
  /** Asks something before it submits; absent where nothing is asked. */
  readonly onSubmit?: () => Promise<void>;
  readonly children: ReactNode;
}

/** A section's form, with its buttons at the bottom of the window, its history and the question after a conflict. */
export function DetailsForm<Values extends Versioned>(props: DetailsFormProps<Values>) {
  const { editing, children } = props;
  const { of, form, inForce, isSaved, conflict, submit, choices } = editing;
  const { onSubmit = submit } = props;
  const maySeeHistory = useMay('settings.read');
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  // What the shop began with is saved as it stands when the studio agrees with it.
  const hasNothingToSave = !isDirty && inForce.version !== 0;
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={STUDIO_SECTION_LABELS[of.section]}
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
          <Button
            type="submit"
            pending={isSubmitting}
            pendingLabel="Kaydediliyor..."
            disabled={hasNothingToSave}
          >
            Kaydet
          </Button>
          {isDirty && (
            <Button variant="ghost" disabled={isSubmitting} onClick={() => form.reset()}>
              Geri Al
            </Button>
          )}
          {maySeeHistory && <DetailsHistory of={of} inForce={inForce} />}
          {isSaved && <NextStep />}
        </chakra.div>
        {conflict && (
          <ConflictDialog fields={differencesOf(of, conflict.mine, conflict.theirs)} {...choices} />
        )}
      </chakra.form>
    </FormProvider>
  );
}
