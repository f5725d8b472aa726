import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AiSettingsDto } from '@contract/blog/ai-writer.dto.js';
import type { AiSettingsView } from '@contract/blog/ai-writer.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useLeaveWarning } from '../../../lib/navigation/use-leave-warning.js';
import { toast } from '../../../ui/toast.js';
import { useVersionedForm } from '../../lib/use-versioned-form.js';
import { ConflictDialog } from '../../ui/conflict-dialog.js';
import { RecordForm } from '../../ui/record-form.js';
import { AiSettingsFields } from './ai-settings-fields.js';
import { settingsConflict, settingsValues } from './ai-settings-values.js';
import { SETTINGS_SAVED, SETTINGS_UNSAVED, SETTINGS_WORDS } from './ai.texts.js';

const settingsResolver = classValidatorResolver(AiSettingsDto, { validator: { stopAtFirstError: true } });

interface AiSettingsFormProps {
  readonly formId: string;
  readonly settings: AiSettingsView;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

export function AiSettingsForm({ formId, settings, onSaving, onSaved }: AiSettingsFormProps) {
  const { client, admin } = trpc.useUtils();
  // The version with which the form was filled; later reads do not replace it.
  const [read, setRead] = useState(settings);
  const form = useForm<AiSettingsDto>({ resolver: settingsResolver, defaultValues: settingsValues(read) });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const isUnsaved = isDirty && !isSubmitting && !isSubmitSuccessful;
  useLeaveWarning(isUnsaved, SETTINGS_UNSAVED);
  const { conflict, submit, choices } = useVersionedForm<AiSettingsDto, AiSettingsView>({
    form,
    valuesOf: settingsValues,
    version: read.version,
    send: async (values, version) => {
      const saved = await client.admin.aiWriter.saveSettings.mutate(Object.assign({ version }, values));
      admin.aiWriter.settings.setData(undefined, saved);
    },
    readAgain: () => client.admin.aiWriter.settings.query(),
    compare: (mine, theirs) => (settingsConflict(mine, theirs).length === 0 ? 'same' : 'differs'),
    failed: SETTINGS_WORDS,
    onSaving,
    onSaved: () => {
      toast.success({ text: SETTINGS_SAVED });
      onSaved();
    },
    onTakeTheirs: setRead,
  });
  return (
    <RecordForm id={formId} label="AI ayarları" form={form} onSubmit={submit}>
      <AiSettingsFields />
      {conflict && <ConflictDialog fields={settingsConflict(conflict.mine, conflict.theirs)} {...choices} />}
    </RecordForm>
  );
}
