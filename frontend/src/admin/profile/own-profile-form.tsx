import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { OwnAdminProfileDto } from '@contract/admin/admin-profile.dto.js';
import type { AdminProfile } from '@contract/admin/admin.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { FormProblem } from '../../ui/form-problem.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { fallbackTextIfReadable } from '../lib/fallback-texts.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';

const resolver = classValidatorResolver(OwnAdminProfileDto, { validator: { stopAtFirstError: true } });
const LABELS = { name: 'Ad', email: 'E-posta' } as const;

export function OwnProfileForm({ profile: read }: { readonly profile: AdminProfile }) {
  const { client, admin, adminSession } = trpc.useUtils();
  // The version with which the form was filled; later reads do not replace it.
  const [profile, setProfile] = useState(read);
  // A new password raises the version too, and changes nothing of what is written here.
  if (saysTheSame(read, profile)) {
    setProfile(read);
  }
  const form = useForm<OwnAdminProfileDto>({ resolver, defaultValues: valuesOf(profile) });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const { name, email, currentPassword } = errors;
  useLeaveWarning(isDirty && !isSubmitting, 'Profilinizde yaptığınız değişiklikler kaydedilmedi.');
  const take = (fresh: AdminProfile) => {
    setProfile(fresh);
    form.reset(valuesOf(fresh));
    admin.profile.get.setData(undefined, fresh);
    void adminSession.current.invalidate();
    void admin.admins.invalidate();
  };
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const isPasswordAsked =
    typedEmail.trim().toLowerCase() !== profile.email.toLowerCase() || errors.currentPassword !== undefined;
  const { conflict, submit, choices } = useVersionedForm<OwnAdminProfileDto, AdminProfile>({
    form,
    valuesOf,
    version: profile.version,
    send: async (values, version) =>
      take(await client.admin.profile.update.mutate(Object.assign(values, { version }))),
    readAgain: () => client.admin.profile.get.query(),
    failed: fallbackTextIfReadable('Profil güncellenirken hata oluştu'),
    onSaved: () => toast.success({ text: 'Profil güncellendi.' }),
    onTakeTheirs: take,
  });
  return (
    <chakra.form
      noValidate
      aria-label="Profil bilgileri"
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="5"
      maxW="400px"
    >
      {/* Listed in the order of the screen, because validation reports a class's own fields before inherited
          ones. */}
      <ErrorSummary errors={{ name, email, currentPassword }} attempt={submitCount} />
      <TextField label="Ad" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        help="Giriş kodunuz bu adrese gelir; değişirse eski adresinize haber verilir."
        error={errors.email?.message}
        {...form.register('email')}
      />
      {isPasswordAsked && (
        <PasswordField
          label="Şifreniz"
          autoComplete="current-password"
          help="Yeni bir adres için sorulur."
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { shouldUnregister: true })}
        />
      )}
      <FormProblem text={errors.root?.message} />
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel="Kaydediliyor...">
          Profili Kaydet
        </Button>
      </div>
      {conflict && <ConflictDialog fields={differing(conflict.mine, conflict.theirs)} {...choices} />}
    </chakra.form>
  );
}

/** True for a newer version with the same values in the form's fields. */
function saysTheSame(read: AdminProfile, shown: AdminProfile): boolean {
  return read.version > shown.version && read.name === shown.name && read.email === shown.email;
}

function differing(mine: OwnAdminProfileDto, theirs: AdminProfile) {
  return (['name', 'email'] as const)
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ label: LABELS[name], mine: mine[name], theirs: theirs[name] }));
}

function valuesOf({ name, email, version }: AdminProfile): OwnAdminProfileDto {
  return { name, email, version };
}
