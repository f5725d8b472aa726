import { useFormContext } from 'react-hook-form';
import { SecretField } from './secret-field.js';
import { Group, Text } from './settings-parts.js';
import type { SettingsValues } from './settings-values.js';

/** From whom the mails come, and with which password. The user name is the address unless it was typed apart. */
export function SenderFields() {
  const { setValue, getValues } = useFormContext<SettingsValues>();
  const followAddress = (address: string, before: string) => {
    const username = getValues('smtpUsername');
    if (username === '' || username === before) setValue('smtpUsername', address, { shouldDirty: true });
  };
  return (
    <Group title="Gönderen" lead="Alıcının gelen kutusunda görünen ad ve adres.">
      <Text name="fromEmail" label="Gönderen e-posta" type="email" onChanged={followAddress} />
      <SecretField />
      <Text name="fromName" label="Gönderen adı" />
    </Group>
  );
}
