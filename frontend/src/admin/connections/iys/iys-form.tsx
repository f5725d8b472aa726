import type { IysView } from '@contract/connections/iys-account.js';
import { SaveIysAccountDto } from '@contract/connections/iys-account.dto.js';
import { useFormContext } from 'react-hook-form';
import { trpc } from '../../../lib/server/trpc.js';
import { TextField } from '../../../ui/text-field.js';
import { AccountForm, SecretField } from '../account-form.js';
import { useAccountForm } from '../use-account-form.js';

interface IysFormProps {
  readonly view: IysView;
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: () => void;
}

/** Asks for the account with İYS. */
export function IysForm({ view, onCancel, onSaved }: IysFormProps) {
  const { client, admin } = trpc.useUtils();
  const { accountId, iysCode, brandCode } = view;
  const form = useAccountForm<SaveIysAccountDto>({
    dto: SaveIysAccountDto,
    empty: {
      ...{ iysCode: iysCode ?? '', brandCode: brandCode ?? '' },
      ...{ username: '', password: '', replaces: accountId, currentPassword: '' },
    },
    send: (typed) => client.admin.connections.saveIys.mutate(Object.assign(typed, { replaces: accountId })),
    readAgain: () => admin.connections.iys.invalidate(),
    saved: 'İYS hesabınızı tanıdı. Bekleyen izinler birkaç dakika içinde bildirilir.',
    onSaved,
  });
  return (
    <AccountForm label="İYS hesabı" form={form} onCancel={onCancel}>
      <NumberField
        name="iysCode"
        label="İYS numarası"
        help="İYS panelinde işletme adınızın yanında görünür."
      />
      <NumberField name="brandCode" label="Marka kodu" help="İYS panelinde Markalarım sayfasında görünür." />
      <SecretField
        name="username"
        label="API kullanıcı adı"
        help="Panelde Kullanıcılar altında, API yetkisi olan bir kullanıcı açın."
      />
      <SecretField name="password" label="API şifresi" />
    </AccountForm>
  );
}

interface NumberFieldProps {
  readonly name: 'iysCode' | 'brandCode';
  readonly label: string;
  readonly help: string;
}

function NumberField({ name, ...rest }: NumberFieldProps) {
  const { register, formState } = useFormContext<SaveIysAccountDto>();
  return (
    <TextField
      {...rest}
      size="sm"
      inputMode="numeric"
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}
