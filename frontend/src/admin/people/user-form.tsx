import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangedUserDto } from '@contract/people/admin-users.dto.js';
import type { AdminUserDetail } from '@contract/people/admin-users.views.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { fieldsOf } from '../../lib/forms/form-fields.js';
import { formatShortDate } from '../../lib/time/format-short-date.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { TextLink } from '../../ui/text-link.js';
import { toast } from '../../ui/toast.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { RecordForm } from '../ui/record-form.js';
import { fallbackText } from '../lib/fallback-texts.js';

interface UserFormProps {
  readonly formId: string;
  readonly user: AdminUserDetail;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

const resolver = classValidatorResolver(ChangedUserDto, { validator: { stopAtFirstError: true } });

export function UserForm({ formId, user: read, onSaving, onSaved }: UserFormProps) {
  const { client, admin } = trpc.useUtils();
  // The version with which the form was filled; later reads do not replace it.
  const [user, setUser] = useState(read);
  const form = useForm<ChangedUserDto>({ resolver, defaultValues: valuesOf(user) });
  const field = fieldsOf(form);
  const { isDirty, isSubmitting } = form.formState;
  const { conflict, submit, choices } = useVersionedForm<ChangedUserDto, AdminUserDetail>({
    form,
    valuesOf,
    version: user.version,
    send: (values, version) => client.admin.users.update.mutate(Object.assign(values, { version })),
    readAgain: () => client.admin.users.get.query({ id: user.id }),
    // An answer that was lost: it was saved all the same.
    compare: (mine, theirs) => (differing(mine, theirs).length === 0 ? 'same' : 'differs'),
    failed: fallbackText('Kullanıcı güncellenirken hata oluştu'),
    onSaving,
    onSaved: () => {
      form.reset(form.getValues());
      toast.success({ text: 'Kullanıcı bilgileri güncellendi.' });
      void admin.users.invalidate();
      onSaved();
    },
    onTakeTheirs: setUser,
  });
  useLeaveWarning(isDirty && !isSubmitting, 'Kullanıcıda yaptığınız değişiklikler kaydedilmedi.');
  return (
    <RecordForm id={formId} label="Kullanıcı bilgileri" form={form} onSubmit={submit}>
      <chakra.p color="fg.muted" textStyle="note">
        {formatShortDate(user.createdAt)} tarihinde kaydoldu ·{' '}
        <TextLink to={`${adminPaths.orders}?customer_id=${user.id}`}>{user.orders} sipariş</TextLink> ·{' '}
        <TextLink to={`${adminPaths.bookings}?customer_id=${user.id}`}>{user.bookings} rezervasyon</TextLink>{' '}
        · <TextLink to={adminPaths.customer(user.id)}>Müşteri sayfası</TextLink>
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <TextField label="Ad" {...field('firstName')} />
        <TextField label="Soyad" {...field('lastName')} />
      </chakra.div>
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        help="Yeni adresi kullanıcının doğrulaması gerekir; eski adrese haber verilir."
        {...field('email')}
      />
      <PhoneField name="phone" optional />
      <TextArea label="Adres" optional rows={3} {...field('address')} />
      {conflict && <ConflictDialog fields={differing(conflict.mine, conflict.theirs)} {...choices} />}
    </RecordForm>
  );
}

function valuesOf(user: AdminUserDetail): ChangedUserDto {
  const { id, version, firstName, lastName, email, phone, address } = user;
  return {
    id,
    version,
    firstName,
    lastName,
    email,
    phone: phone === null ? '' : formatPhone(phone),
    address: address ?? '',
  };
}

const LABELS = {
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  address: 'Adres',
} as const;

function differing(mine: ChangedUserDto, theirs: AdminUserDetail) {
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  const kept = valuesOf(theirs);
  const shown = (values: ChangedUserDto, name: keyof typeof LABELS) =>
    name === 'phone' ? (normalisePhone(values.phone ?? '') ?? '') : (values[name] ?? '');
  return names
    .filter((name) => shown(mine, name) !== shown(kept, name))
    .map((name) => ({ label: LABELS[name], mine: shown(mine, name), theirs: shown(kept, name) }));
}
