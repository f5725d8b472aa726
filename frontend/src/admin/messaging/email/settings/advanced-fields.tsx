import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Column, Group, Port, Secure, Text } from './settings-parts.js';
import type { SettingsValues } from './settings-values.js';

const NAMES = ['smtpTlsPort', 'smtpSslPort', 'imapHost', 'imapPort', 'pop3Host', 'pop3Port'] as const;

/** What few owners need. It is folded away, and opens by itself when one of its fields is refused. */
export function AdvancedFields() {
  const { errors } = useFormContext<SettingsValues>().formState;
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details
      open={isOpen || NAMES.some((name) => errors[name] !== undefined)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary minH="target" alignContent="center" textStyle="h4" cursor="pointer">
        Gelişmiş
      </chakra.summary>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8" pt="4">
        <UsualPorts />
        <InboxFields />
      </chakra.div>
    </chakra.details>
  );
}

function UsualPorts() {
  return (
    <Group title="Olağan portlar" lead="Şifrelemeyi seçince Port’a yazılan sayılar.">
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

function InboxFields() {
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
