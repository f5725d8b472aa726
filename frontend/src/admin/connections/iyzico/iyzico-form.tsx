import { chakra } from '@chakra-ui/react';
import type { IyzicoView } from '@contract/connections/iyzico-account.js';
import { SaveIyzicoAccountDto } from '@contract/connections/iyzico-account.dto.js';
import { useFormContext } from 'react-hook-form';
import { trpc } from '../../../lib/server/trpc.js';
import { SelectField } from '../../../ui/select-field.js';
import { AccountForm, SecretField } from '../account-form.js';
import { useAccountForm } from '../use-account-form.js';
import { useIyzicoAgain } from './use-iyzico-again.js';

interface IyzicoFormProps {
  readonly view: IyzicoView;
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: () => void;
}

const PLACES = [
  { value: 'live', label: 'Satış: kartlardan para çekilir' },
  { value: 'sandbox', label: 'Deneme: kimseden para çekilmez' },
];

/** Asks for both keys of iyzico, which belong together. */
export function IyzicoForm({ view, onCancel, onSaved }: IyzicoFormProps) {
  const { client } = trpc.useUtils();
  const readAgain = useIyzicoAgain();
  const { accountId, isTrial } = view;
  const form = useAccountForm<SaveIyzicoAccountDto>({
    dto: SaveIyzicoAccountDto,
    empty: {
      place: isTrial ? 'sandbox' : 'live',
      apiKey: '',
      secretKey: '',
      replaces: accountId,
      currentPassword: '',
    },
    send: (typed) =>
      client.admin.connections.saveIyzico.mutate(Object.assign(typed, { replaces: accountId })),
    readAgain,
    saved: 'iyzico anahtarlarınızı tanıdı; bundan sonraki ödemeler bu hesaba gider.',
    onSaved,
  });
  return (
    <AccountForm label="iyzico hesabı" form={form} onCancel={onCancel}>
      <chakra.p color="fg.muted">
        Anahtarlar iyzico panelinde Ayarlar › Firma Ayarları’nda yazar. Kaydetmeden önce iyzico’ya sorulur;
        şifreli saklanır ve bir daha gösterilmez.
      </chakra.p>
      {view.lockedAddress.length === 0 && <PlaceField />}
      <SecretField name="apiKey" label="API anahtarı" />
      <SecretField name="secretKey" label="Güvenlik anahtarı" />
    </AccountForm>
  );
}

function PlaceField() {
  const { register, formState } = useFormContext<SaveIyzicoAccountDto>();
  return (
    <SelectField
      label="Ortam"
      size="sm"
      options={PLACES}
      error={formState.errors.place?.message}
      {...register('place')}
    />
  );
}
