import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { EmailSettingsView } from '@contract/messaging/email/email-settings.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { useLeaveWarning } from '../../../../lib/navigation/use-leave-warning.js';
import { Button } from '../../../../ui/button.js';
import { ErrorSummary } from '../../../../ui/error-summary.js';
import { FormProblem } from '../../../../ui/form-problem.js';
import { fallbackText } from '../../../lib/fallback-texts.js';
import { useVersionedForm } from '../../../lib/use-versioned-form.js';
import { ConflictDialog } from '../../../ui/conflict-dialog.js';
import { NextStep } from '../../../ui/next-step.js';
import { AdvancedFields } from './advanced-fields.js';
import { ConnectionTest } from './connection-test.js';
import { SETTINGS_NOT_SAVED, tell } from '../email.texts.js';
import { OwnPasswordField } from './own-password-field.js';
import { SendingSwitch } from './sending-switch.js';
import { ServerFields } from './server-fields.js';
import { SenderFields } from './settings-fields.js';
import { settingsConflict, settingsResolver, type SettingsValues } from './settings-values.js';

export function SettingsForm({ read }: { readonly read: EmailSettingsView }) {
  const { form, kept, isDirty, isSaved, conflict, submit, choices } = useSettingsForm(read);
  const { errors, isSubmitting, submitCount } = form.formState;
  return (
    <SideBySide>
      <FormProvider {...form}>
        <chakra.form
          noValidate
          aria-label="E-posta ayarları"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="8"
          onSubmit={(event) => void submit(event)}
        >
          <ErrorSummary errors={errors} attempt={submitCount} />
          <ServerFields />
          <SenderFields />
          <SendingSwitch before={kept} />
          <AdvancedFields />
          <OwnPasswordField before={kept} />
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
            alignItems="center"
            gap="3"
          >
            <Button type="submit" pending={isSubmitting} pendingLabel="Kaydediliyor..." disabled={!isDirty}>
              Ayarları Kaydet
            </Button>
            {isDirty && (
              <Button variant="ghost" disabled={isSubmitting} onClick={() => form.reset()}>
                Geri Al
              </Button>
            )}
            {isSaved && !isDirty && <NextStep />}
          </chakra.div>
          {conflict && (
            <ConflictDialog fields={settingsConflict(conflict.mine, conflict.theirs)} {...choices} />
          )}
        </chakra.form>
      </FormProvider>
      <ConnectionTest form={form} />
    </SideBySide>
  );
}

function useSettingsForm(read: EmailSettingsView) {
  const { client, admin } = trpc.useUtils();
  // The settings at the time of the first edit; later reads do not replace them.
  const [kept, setKept] = useState(read);
  const form = useForm<SettingsValues>({ resolver: settingsResolver, values: kept });
  const [isSaved, setSaved] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  if (kept !== read && !isDirty) setKept(read);
  useLeaveWarning(isDirty && !isSubmitting, 'E-posta ayarlarında yaptığınız değişiklikler kaydedilmedi.');
  const { conflict, submit, choices } = useVersionedForm<SettingsValues, EmailSettingsView>({
    form,
    valuesOf: (theirs) => theirs,
    version: kept.version,
    failed: fallbackText(SETTINGS_NOT_SAVED),
    send: async (typed, version) => {
      await client.admin.email.saveSettings.mutate({ ...typed, version });
      await admin.email.invalidate();
    },
    readAgain: () => client.admin.email.settings.query(),
    onSaved: () => {
      const { isActive, smtpHost } = form.getValues();
      form.reset(form.getValues());
      setSaved(true);
      const isOff = smtpHost !== '' && !isActive;
      tell.done(
        isOff ? 'Kaydedildi, ama kapalı: e-postalar bu sunucudan gitmiyor.' : 'E-posta ayarları kaydedildi.',
      );
    },
    onTakeTheirs: (theirs) => {
      admin.email.settings.setData(undefined, theirs);
      setKept(theirs);
    },
  });
  return { form, kept, isDirty, isSaved, conflict, submit, choices };
}

function SideBySide({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
      gap={{ base: '8', xl: '10' }}
    >
      {children}
    </chakra.div>
  );
}
