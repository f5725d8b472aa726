import type { ParasutView } from '@contract/connections/parasut-account.js';
import { SaveParasutAccountDto } from '@contract/connections/parasut-account.dto.js';
import { useFormContext } from 'react-hook-form';
import { trpc } from '../../../lib/server/trpc.js';
import { TextField } from '../../../ui/text-field.js';
import { AccountForm, SecretField } from '../account-form.js';
import { useAccountForm } from '../use-account-form.js';

interface ParasutFormProps {
  readonly view: ParasutView;
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: () => void;
}

/** Asks for the account with Paraşüt. */
export function ParasutForm({ view, onCancel, onSaved }: ParasutFormProps) {
  const { client, admin } = trpc.useUtils();
  const { accountId, companyId, username } = view;
  const form = useAccountForm<SaveParasutAccountDto>({
    dto: SaveParasutAccountDto,
    empty: {
      ...{ companyId: companyId ?? '', username: username ?? '' },
      ...{ clientId: '', clientSecret: '', password: '' },
      ...{ replaces: accountId, currentPassword: '' },
    },
    send: (typed) =>
      client.admin.connections.saveParasut.mutate(Object.assign(typed, { replaces: accountId })),
    readAgain: () => admin.connections.parasut.invalidate(),
    saved: 'Paraşüt hesabınızı tanıdı. Bundan sonraki faturalar e-belge olarak düzenlenir.',
    onSaved,
  });
  return (
    <AccountForm label="Paraşüt hesabı" form={form} onCancel={onCancel}>
      <Text
        name="companyId"
        label="Firma numarası"
        inputMode="numeric"
        help="Paraşüt’te adres çubuğundaki numara: uygulama.parasut.com/…"
      />
      <SecretField
        name="clientId"
        label="Client ID"
        help="API erişimini Paraşüt desteğinden isteyin; ikisini birlikte verirler."
      />
      <SecretField name="clientSecret" label="Client Secret" />
      <Text name="username" label="Paraşüt e-posta adresi" inputMode="email" />
      <SecretField
        name="password"
        label="Paraşüt şifresi"
        help="Yalnızca fatura için ayrı bir kullanıcı açmanızı öneririz."
      />
    </AccountForm>
  );
}

interface TextProps {
  readonly name: 'companyId' | 'username';
  readonly label: string;
  readonly help?: string;
  readonly inputMode: 'numeric' | 'email';
}

function Text({ name, ...rest }: TextProps) {
  const { register, formState } = useFormContext<SaveParasutAccountDto>();
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
