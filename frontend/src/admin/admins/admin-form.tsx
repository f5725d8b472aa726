import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { AdminEntry } from '@contract/admin/admin.views.js';
import { AppError } from '@contract/app-error.js';
import { ChangedAdminDto, NewAdminDto } from '@contract/admin/manage-admins.dto.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Note } from '../../ui/note.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';
import { useAdmin } from '../lib/use-admin.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import type { VersionedSaveOptions } from '../lib/use-versioned-save.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { RecordForm } from '../ui/record-form.js';
import { AdminAccessFields } from './admin-access-fields.js';
import { OwnPasswordField } from './own-password-field.js';
import { type AdminValues, differing, valuesOf } from './admin-values.js';

interface AdminFormProps {
  readonly formId: string;
  readonly admin: AdminEntry | null;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

const ONE_AT_A_TIME = { validator: { stopAtFirstError: true } };
const newRules = classValidatorResolver(NewAdminDto, ONE_AT_A_TIME);
const changedRules = classValidatorResolver(ChangedAdminDto, ONE_AT_A_TIME);

export function AdminForm({ formId, admin: read, onSaving, onSaved }: AdminFormProps) {
  const me = useAdmin();
  // The version with which the form was filled; later reads do not replace it.
  const [admin, setAdmin] = useState(read);
  const form = useForm<AdminValues>({
    resolver: (admin === null ? newRules : changedRules) as Resolver<AdminValues>,
    defaultValues: valuesOf(admin),
  });
  const isOwn = admin?.id === me.id;
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty && !isSubmitting, 'Yöneticide yaptığınız değişiklikler kaydedilmedi.');
  const { conflict, submit, choices } = useVersionedForm<AdminValues, AdminEntry>({
    form,
    valuesOf,
    ...useAdminSave(admin),
    failed: fallbackText('Admin kaydedilirken bir hata oluştu'),
    onSaving,
    onSaved: () => {
      toast.success({ text: admin === null ? 'Admin başarıyla oluşturuldu' : 'Admin başarıyla güncellendi' });
      onSaved();
    },
    onTakeTheirs: setAdmin,
  });
  return (
    <RecordForm id={formId} label="Yönetici bilgileri" form={form} onSubmit={submit}>
      <TextField label="Ad" error={errors.name?.message} {...form.register('name')} />
      {isOwn ? (
        <Note>E-posta adresinizi ve şifrenizi profil sayfanızdan değiştirirsiniz.</Note>
      ) : (
        <>
          <TextField
            label="E-posta"
            type="email"
            inputMode="email"
            autoComplete="off"
            help={admin === null ? undefined : 'Eski adrese haber verilir.'}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <AdminAccessFields isNew={admin === null} />
          <OwnPasswordField before={admin} />
        </>
      )}
      {conflict && <ConflictDialog fields={differing(conflict.mine, conflict.theirs)} {...choices} />}
    </RecordForm>
  );
}

function useAdminSave(admin: AdminEntry | null): VersionedSaveOptions<AdminValues, AdminEntry> {
  const { client, admin: reads, adminSession } = trpc.useUtils();
  return {
    version: admin?.version ?? 0,
    send: async ({ password = '', currentPassword, ...values }, version) => {
      const { name, email, role, isActive } = values;
      const proof = currentPassword === undefined ? {} : { currentPassword };
      const fields = { name, email, role, isActive, ...proof };
      if (admin === null) await client.admin.admins.create.mutate({ ...fields, password });
      else {
        const renewed = password === '' ? {} : { password };
        await client.admin.admins.update.mutate({ ...fields, ...renewed, id: admin.id, version });
      }
      void adminSession.current.invalidate();
      await reads.admins.invalidate();
    },
    readAgain: async () => {
      const found = (await client.admin.admins.list.query()).find(({ id }) => id === admin?.id);
      if (!found) throw new AppError('not_found');
      return found;
    },
  };
}
