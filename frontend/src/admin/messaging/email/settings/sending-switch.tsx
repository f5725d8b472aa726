import { chakra } from '@chakra-ui/react';
import { flushSync } from 'react-dom';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { EmailSettingsView } from '@contract/messaging/email/email-settings.js';
import { Button } from '../../../../ui/button.js';
import { Note } from '../../../../ui/note.js';
import { SwitchField } from '../../../../ui/switch-field.js';
import type { SettingsValues } from './settings-values.js';

/** Whether the mails go by this server. A server that is stored and switched off looks finished, so it is told. */
export function SendingSwitch({ before }: { readonly before: EmailSettingsView }) {
  const { control, setValue, setFocus } = useFormContext<SettingsValues>();
  const isActive = useWatch({ control, name: 'isActive' });
  const switchOn = () => {
    // The field of the own password appears with the change.
    flushSync(() => setValue('isActive', true, { shouldDirty: true }));
    setFocus('currentPassword');
  };
  return (
    <chakra.div display="grid" gap="4">
      {before.smtpHost !== '' && !before.isActive && !isActive && (
        <Note tone="warning">
          <chakra.div display="grid" gap="3" justifyItems="start">
            <p>
              <strong>Bu ayarlar kayıtlı ama kapalı:</strong> e-postalar bu sunucudan gitmiyor. Açmak için
              kendi şifrenizi yazıp kaydedin.
            </p>
            <Button size="sm" variant="outline" onClick={switchOn}>
              Bu Sunucuyla Göndermeye Başla
            </Button>
          </chakra.div>
        </Note>
      )}
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => (
          <SwitchField
            label="Bu ayarlarla gönder"
            help="Kapalıyken e-postalar, dükkân kurulurken sunucuya yazılan ayarlarla gider; orada ayar yoksa gönderilmeyi bekler. Açarken bu sunucu denenir; sizi almazsa ayarlar kaydedilmez."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </chakra.div>
  );
}
