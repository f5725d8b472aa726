import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { SMTP_ENCRYPTIONS, type SmtpEncryption } from '@contract/messaging/email/email-settings.js';
import { SelectField } from '../../../../ui/select-field.js';
import { Switch } from '../../../../ui/switch-field.js';
import { TextField } from '../../../../ui/text-field.js';
import { SecretField } from './secret-field.js';
import { ENCRYPTION_LABELS, type SettingsValues } from './settings-values.js';

/** The fields of the SMTP server. A new encryption sets its usual port. */
export function SmtpFields() {
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
    <Group
      title="SMTP"
      lead="E-postalarınızı gönderen sunucu. Bilgilerini e-posta sağlayıcınızın yardım sayfasında “SMTP ayarları” başlığı altında bulursunuz."
    >
      <chakra.div gridColumn="1 / -1">
        <Text name="smtpHost" label="SMTP sunucusu" placeholder="smtp.ornek.com" />
      </chakra.div>
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
      <Text name="smtpUsername" label="Kullanıcı adı" />
      <SecretField />
      <Port
        name="smtpTlsPort"
        label="TLS portu"
        help="TLS seçince Port’a yazılan sayı. Sağlayıcınız başka bir sayı vermediyse 587 kalsın."
      />
      <Port
        name="smtpSslPort"
        label="SSL portu"
        help="SSL seçince Port’a yazılan sayı. Sağlayıcınız başka bir sayı vermediyse 465 kalsın."
      />
    </Group>
  );
}

export function SenderFields() {
  return (
    <Group title="Gönderen" lead="Alıcının gelen kutusunda görünen ad ve adres.">
      <Text name="fromEmail" label="Gönderen e-posta" type="email" />
      <Text name="fromName" label="Gönderen adı" />
    </Group>
  );
}

export function InboxFields() {
  return (
    <Group
      title="Gelen kutusu (IMAP ve POP3)"
      lead="Gelen e-postaların durduğu sunucular. E-posta göndermek için gerekmez: Yalnızca bağlantı testinde denenir, bilmiyorsanız boş bırakın. Kullanıcı adı ve şifre yukarıdakidir."
    >
      <Column>
        <Text name="imapHost" label="IMAP sunucusu" />
        <Port name="imapPort" label="IMAP portu" help="Olağanı 993." />
        <Secure name="imapSsl" label="IMAP için SSL" />
      </Column>
      <Column>
        <Text name="pop3Host" label="POP3 sunucusu" />
        <Port name="pop3Port" label="POP3 portu" help="Olağanı 995." />
        <Secure name="pop3Ssl" label="POP3 için SSL" />
      </Column>
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Group({ title, lead, children }: GroupProps) {
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="h4">{title}</chakra.legend>
      <chakra.p textStyle="note" color="fg.muted" mb="4">
        {lead}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap="4"
      >
        {children}
      </chakra.div>
    </chakra.fieldset>
  );
}

function Column({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="4" minW="0">
      {children}
    </chakra.div>
  );
}

type TextName = 'smtpHost' | 'smtpUsername' | 'fromEmail' | 'fromName' | 'imapHost' | 'pop3Host';
type PortName = 'smtpPort' | 'smtpSslPort' | 'smtpTlsPort' | 'imapPort' | 'pop3Port';

interface TextProps {
  readonly name: TextName;
  readonly label: string;
  readonly type?: string;
  readonly placeholder?: string;
}

function Text({ name, type = 'text', ...texts }: TextProps) {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <TextField
      {...texts}
      type={type}
      size="sm"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

interface PortProps {
  readonly name: PortName;
  readonly label: string;
  readonly help?: string;
}

function Port({ name, ...texts }: PortProps) {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <TextField
      {...texts}
      type="number"
      inputMode="numeric"
      size="sm"
      min={1}
      max={65_535}
      error={formState.errors[name]?.message}
      {...register(name, { valueAsNumber: true })}
    />
  );
}

function Secure({ name, label }: { readonly name: 'imapSsl' | 'pop3Ssl'; readonly label: string }) {
  const { control } = useFormContext<SettingsValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <chakra.label
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          minH="target"
          textStyle="label"
          cursor="pointer"
        >
          {label}
          <Switch
            type="checkbox"
            role="switch"
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
          />
        </chakra.label>
      )}
    />
  );
}
