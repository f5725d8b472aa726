import { chakra } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import { lengthOf, LONGEST_LEGAL_TEXT } from '@contract/legal/legal-text.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import { Button } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import { formatNumber } from '../lib/format-number.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { ClauseFields } from './clause-fields.js';
import { DraftState } from './draft-state.js';
import { legalConflict } from './legal-values.js';
import { MissingDemands } from './missing-demands.js';
import { PreviewPane } from './preview-pane.js';
import { useLegalForm } from './use-legal-form.js';
import { useTypedClauses } from './use-typed-clauses.js';
import { Versions } from './versions.js';

/** The clauses of a text with its draft, its preview and its versions. */
export function LegalEditor({ text }: { readonly text: AdminLegalText }) {
  const { kind, facts } = text;
  const { form, conflict, submit, choices } = useLegalForm(text);
  const { errors, isDirty, isSubmitting } = form.formState;
  const problem = errors.clauses?.root?.message ?? errors.clauses?.message ?? errors.root?.message;
  return (
    <FormProvider {...form}>
      <DraftState text={text} isDirty={isDirty} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <chakra.form
          noValidate
          aria-label="Maddeler"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <MissingDemands text={text} />
          <ClauseFields kind={kind} />
          <FormProblem text={problem} />
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
            alignItems="center"
            gap="3"
          >
            <Button type="submit" pending={isSubmitting} pendingLabel="Kaydediliyor..." disabled={!isDirty}>
              Taslağı Kaydet
            </Button>
            {isDirty && (
              <Button variant="ghost" disabled={isSubmitting} onClick={() => form.reset()}>
                Geri Al
              </Button>
            )}
            <Length />
          </chakra.div>
        </chakra.form>
        <PreviewPane kind={kind} facts={facts} />
      </chakra.div>
      <Versions text={text} />
      {conflict && <ConflictDialog fields={legalConflict(conflict.mine, conflict.theirs)} {...choices} />}
    </FormProvider>
  );
}

function Length() {
  const clauses = useTypedClauses();
  return (
    <chakra.span textStyle="sm" color="fg.muted" ms="auto">
      {formatNumber(lengthOf(clauses))} / {formatNumber(LONGEST_LEGAL_TEXT)} karakter
    </chakra.span>
  );
}
