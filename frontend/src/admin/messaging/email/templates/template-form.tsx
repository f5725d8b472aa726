import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { SaveTemplateDto } from '@contract/messaging/email/mail-template.dto.js';
import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import { AppError } from '@contract/app-error.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { useLeaveWarning } from '../../../../lib/navigation/use-leave-warning.js';
import { ErrorSummary } from '../../../../ui/error-summary.js';
import { FormProblem } from '../../../../ui/form-problem.js';
import { SwitchField } from '../../../../ui/switch-field.js';
import { fallbackText } from '../../../lib/fallback-texts.js';
import { useVersionedForm } from '../../../lib/use-versioned-form.js';
import { ConflictDialog } from '../../../ui/conflict-dialog.js';
import { TEMPLATE_NOT_SAVED, tell } from '../email.texts.js';
import { TemplateFields } from './template-fields.js';
import { TemplatePreview } from './template-preview.js';
import { templateConflict, type TemplateValues, templateValues } from './template-values.js';

interface TemplateFormProps {
  readonly formId: string;
  readonly template: MailTemplateView;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

const resolver = classValidatorResolver(SaveTemplateDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<TemplateValues>;

export function TemplateForm({ formId, template: read, onSaving, onSaved }: TemplateFormProps) {
  // The version with which the form was filled; later reads do not replace it.
  const [template, setTemplate] = useState(read);
  const { kind } = template;
  const form = useForm<TemplateValues>({ resolver, defaultValues: templateValues(template) });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const isUnsaved = isDirty && !isSubmitting && !isSubmitSuccessful;
  useLeaveWarning(isUnsaved, 'Şablonda yaptığınız değişiklikler kaydedilmedi.');
  const { conflict, submit, choices } = useVersionedForm<TemplateValues, MailTemplateView>({
    form,
    valuesOf: templateValues,
    ...useTemplateSave(template),
    failed: fallbackText(TEMPLATE_NOT_SAVED),
    onSaving,
    onSaved: () => {
      tell.done('Şablon kaydedildi.');
      onSaved();
    },
    onTakeTheirs: setTemplate,
  });
  return (
    <FormProvider {...form}>
      <chakra.form
        id={formId}
        noValidate
        aria-label="Şablon"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap="6"
        onSubmit={(event) => void submit(event)}
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
          <ErrorSummary errors={errors} attempt={submitCount} />
          <TemplateFields template={template} />
          <Controller
            control={form.control}
            name="isActive"
            render={({ field }) => (
              <SwitchField
                label="Bu metni kullan"
                help="Kapalıyken hazır metin gider."
                checked={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <FormProblem text={errors.root?.message} />
        </chakra.div>
        <TemplatePreview kind={kind} />
        {conflict && (
          <ConflictDialog
            fields={templateConflict(conflict.mine, templateValues(conflict.theirs))}
            {...choices}
          />
        )}
      </chakra.form>
    </FormProvider>
  );
}

function useTemplateSave({ kind, version }: MailTemplateView) {
  const { client, admin } = trpc.useUtils();
  return {
    version,
    send: async (values: TemplateValues, asOf: number) => {
      await client.admin.email.saveTemplate.mutate({ ...values, version: asOf });
      await admin.email.templates.invalidate();
    },
    readAgain: async () => {
      const now = (await client.admin.email.templates.query()).find((each) => each.kind === kind);
      if (!now) throw new AppError('not_found');
      return now;
    },
  };
}
