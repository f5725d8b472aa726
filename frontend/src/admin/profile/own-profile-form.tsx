import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { AdminProfileDto } from '@contract/admin/admin-profile.dto.js';
import type { AdminProfile } from '@contract/admin/admin.views.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { Note } from '../../ui/note.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { ownWords } from '../lib/own-words.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';

const resolver = classValidatorResolver(AdminProfileDto, { validator: { stopAtFirstError: true } });
const LABELS = { name: 'Ad', email: 'E-posta' } as const;

export function OwnProfileForm({ profile: read }: { readonly profile: AdminProfile }) {
  const { client, admin, adminSession } = trpc.useUtils();
  // What stands in the form was read with this version, whatever is read later.
  const [profile, setProfile] = useState(read);
  // A new password raises the version too, and changes nothing of what is written here.
  if (read.version > profile.version && read.name === profile.name && read.email === profile.email) {
    setProfile(read);
  }
  const form = useForm<AdminProfileDto>({ resolver, defaultValues: valuesOf(profile) });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  useLeaveWarning(isDirty && !isSubmitting, 'Profilinizde yaptığınız değişiklikler kaydedilmedi.');
  const take = (fresh: AdminProfile) => {
    setProfile(fresh);
    form.reset(valuesOf(fresh));
    admin.profile.get.setData(undefined, fresh);
    void adminSession.current.invalidate();
    void admin.admins.invalidate();
  };
  const { conflict, save, saveOver, giveUp } = useVersionedSave<AdminProfileDto, AdminProfile>({
    version: profile.version,
    send: async ({ name, email }, version) =>
      take(await client.admin.profile.update.mutate({ name, email, version })),
    readAgain: () => client.admin.profile.get.query(),
  });
  const finish = async (attempt: Promise<boolean>) => {
    try {
      if (await attempt) toast.success({ text: 'Profil güncellendi.' });
    } catch (error) {
      giveUp();
      const { message, fields } = describeError(error, ownWords('Profil güncellenirken hata oluştu'));
      const named = Object.entries(fields);
      named.forEach(([field, text], index) =>
        form.setError(field as FieldPath<AdminProfileDto>, { message: text }, { shouldFocus: index === 0 }),
      );
      if (named.length === 0) form.setError('root', { message });
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Profil bilgileri"
      onSubmit={(event) => void form.handleSubmit((values) => finish(save(values)))(event)}
      display="grid"
      gap="5"
      maxW="400px"
    >
      <ErrorSummary errors={errors} attempt={submitCount} />
      <TextField label="Ad" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        help="Giriş kodunuz bu adrese gelir."
        error={errors.email?.message}
        {...form.register('email')}
      />
      {errors.root?.message !== undefined && (
        <Note tone="danger" role="alert">
          {errors.root.message}
        </Note>
      )}
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel="Kaydediliyor...">
          Profili Kaydet
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          fields={(['name', 'email'] as const)
            .filter((name) => conflict.mine[name] !== conflict.theirs[name])
            .map((name) => ({
              label: LABELS[name],
              mine: conflict.mine[name],
              theirs: conflict.theirs[name],
            }))}
          onKeepMine={() => void finish(saveOver(conflict))}
          onTakeTheirs={() => {
            take(conflict.theirs);
            giveUp();
          }}
          onClose={giveUp}
        />
      )}
    </chakra.form>
  );
}

function valuesOf({ name, email, version }: AdminProfile): AdminProfileDto {
  return { name, email, version };
}
