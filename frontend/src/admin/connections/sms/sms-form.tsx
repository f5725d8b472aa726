import type { SmsView } from '@contract/connections/sms-account.js';
import { SaveSmsAccountDto } from '@contract/connections/sms-account.dto.js';
import { useFormContext } from 'react-hook-form';
import { trpc } from '../../../lib/server/trpc.js';
import { TextField } from '../../../ui/text-field.js';
import { AccountForm, SecretField } from '../account-form.js';
import { useAccountForm } from '../use-account-form.js';
import { useSmsAgain } from './use-sms-again.js';

interface SmsFormProps {
  readonly view: SmsView;
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: () => void;
}

/** Asks for the account with Netgsm. */
export function SmsForm({ view, onCancel, onSaved }: SmsFormProps) {
  const { client } = trpc.useUtils();
  const readAgain = useSmsAgain();
  const { accountId, userCode, header } = view;
  const form = useAccountForm<SaveSmsAccountDto>({
    dto: SaveSmsAccountDto,
    empty: {
      userCode: userCode ?? '',
      header: header ?? '',
      password: '',
      replaces: accountId,
      currentPassword: '',
    },
    send: (typed) => client.admin.connections.saveSms.mutate(Object.assign(typed, { replaces: accountId })),
    readAgain,
    saved: 'Netgsm hesabınızı tanıdı. SMS’leri Güvenlik Ayarları’nda açabilirsiniz.',
    onSaved,
  });
  return (
    <AccountForm label="SMS hesabı" form={form} onCancel={onCancel}>
      <Text
        name="userCode"
        label="Kullanıcı kodu"
        inputMode="numeric"
        help="Abone numaranız, başında 0 olmadan."
      />
      <SecretField
        name="password"
        label="API şifresi"
        help="Netgsm panelinde API için oluşturduğunuz kullanıcının şifresi; giriş şifreniz değil."
      />
      <Text name="header" label="Gönderen adı" help="Telefonda görünen, Netgsm’in onayladığı ad." />
    </AccountForm>
  );
}

interface TextProps {
  readonly name: 'userCode' | 'header';
  readonly label: string;
  readonly help: string;
  readonly inputMode?: 'numeric';
}

function Text({ name, ...rest }: TextProps) {
  const { register, formState } = useFormContext<SaveSmsAccountDto>();
  return (
    <TextField
      {...rest}
      size="sm"
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}
