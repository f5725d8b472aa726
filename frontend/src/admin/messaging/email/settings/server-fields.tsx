import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SMTP_ENCRYPTIONS, type SmtpEncryption } from '@contract/messaging/email/email-settings.js';
import {
  MAIL_PROVIDER_KEYS,
  MAIL_PROVIDERS,
  type MailProviderKey,
  mailProviderOf,
} from '@contract/messaging/email/mail-providers.js';
import { Note } from '../../../../ui/note.js';
import { SelectField } from '../../../../ui/select-field.js';
import { Group, Port, Text } from './settings-parts.js';
import { ENCRYPTION_LABELS, type SettingsValues } from './settings-values.js';

/** A provider, a server of one's own, or nothing yet. */
type Choice = MailProviderKey | 'other' | '';

const OPTIONS: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: '', label: 'Seçin' },
  ...MAIL_PROVIDER_KEYS.map((value) => ({ value, label: MAIL_PROVIDERS[value].label })),
  { value: 'other', label: 'Diğer (Natro, Turhost, kendi alan adım…)' },
];

/** The server of the mails: chosen by the provider's name, or typed where it is another one. */
export function ServerFields() {
  const { choice, choose } = useProvider();
  return (
    <Group title="Sunucu" lead="E-posta adresinizi aldığınız yer; e-postalarınızı onun sunucusu gönderir.">
      <chakra.div gridColumn="1 / -1" display="grid" gap="3">
        <SelectField
          label="E-posta sağlayıcınız"
          size="sm"
          options={OPTIONS.filter(({ value }) => value !== '' || choice === '')}
          value={choice}
          onChange={({ target }) => choose(target.value as Choice)}
        />
        {choice !== '' && choice !== 'other' && <Provider of={choice} />}
      </chakra.div>
      {choice === 'other' && <OwnServer />}
    </Group>
  );
}

function useProvider() {
  const { control, getValues, setValue, formState } = useFormContext<SettingsValues>();
  const [smtpHost, smtpPort, smtpEncryption] = useWatch({
    control,
    name: ['smtpHost', 'smtpPort', 'smtpEncryption'],
  });
  const known = mailProviderOf({ smtpHost, smtpPort, smtpEncryption });
  // The fields of another server stay while somebody types the name of a known one into them.
  const [isOther, setOther] = useState(known === null && smtpHost !== '');
  const choose = (choice: Choice) => {
    setOther(choice === 'other');
    const server = choice === '' || choice === 'other' ? { smtpHost: '' } : MAIL_PROVIDERS[choice].server;
    for (const [name, value] of Object.entries(server)) {
      setValue(name as keyof typeof server, value as string, { shouldDirty: true });
    }
    // Who sets up the first server wants the mails to go by it.
    if (formState.defaultValues?.smtpHost === '') setValue('isActive', true, { shouldDirty: true });
    if (getValues('smtpUsername') === '') {
      setValue('smtpUsername', getValues('fromEmail'), { shouldDirty: true });
    }
  };
  const isTyped = isOther || (known === null && smtpHost !== '');
  const choice: Choice = isTyped ? 'other' : (known ?? '');
  return { choice, choose };
}

function Provider({ of }: { readonly of: MailProviderKey }) {
  const { hint, server } = MAIL_PROVIDERS[of];
  return (
    <>
      <Note tone="info">{hint}</Note>
      <chakra.p textStyle="sm" color="fg.muted">
        Sunucu {server.smtpHost}, port {server.smtpPort}, {ENCRYPTION_LABELS[server.smtpEncryption]};
        kullanıcı adı e-posta adresinizdir.
      </chakra.p>
    </>
  );
}

/** The fields of a server that is none of the known ones. A new encryption sets its usual port. */
function OwnServer() {
  const { register, setValue, getValues } = useFormContext<SettingsValues>();
  const encryption = register('smtpEncryption');
  const followPort = (chosen: string) => {
    const { smtpSslPort, smtpTlsPort } = getValues();
    const ports: Partial<Record<string, number>> = { ssl: smtpSslPort, tls: smtpTlsPort } satisfies Partial<
      Record<SmtpEncryption, number>
    >;
    const port = ports[chosen];
    if (port !== undefined) setValue('smtpPort', port, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Text
        name="smtpHost"
        label="SMTP sunucusu"
        placeholder="mail.atolyem.com"
        help="Sağlayıcınızın yardım sayfasında “SMTP ayarları” altında yazar."
      />
      <Text
        name="smtpUsername"
        label="Kullanıcı adı"
        help="Çoğunlukla e-posta adresinizin kendisi. Sunucu şifre istemiyorsa boş bırakın."
      />
      <SelectField
        label="Şifreleme"
        size="sm"
        options={SMTP_ENCRYPTIONS.map((value) => ({ value, label: ENCRYPTION_LABELS[value] }))}
        {...encryption}
        onChange={(event) => {
          void encryption.onChange(event);
          followPort(event.target.value);
        }}
      />
      <Port
        name="smtpPort"
        label="Port"
        help="Sunucunun kapı numarası: TLS ile çoğunlukla 587, SSL ile 465."
      />
    </>
  );
}
