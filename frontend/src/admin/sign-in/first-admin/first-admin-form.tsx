import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useId, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { FirstAdminFieldsDto } from '@contract/admin/first-admin.dto.js';
import type { AdminView } from '@contract/admin/admin.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';
import { ADMIN_PASSWORD_HELP } from '../../lib/admin-password-help.js';
import { type Refusal, refusalOf, RefusalNote } from '../refusal.js';
import { SignInHead } from '../sign-in-head.js';
import { StepForm } from '../step-form.js';

interface FirstAdminFormProps {
  readonly token: string;
  readonly onMade: (admin: AdminView) => void;
}

const resolver = classValidatorResolver(FirstAdminFieldsDto, { validator: { stopAtFirstError: true } });

export function FirstAdminForm({ token, onMade }: FirstAdminFormProps) {
  const headId = useId();
  const { client } = trpc.useUtils();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm<FirstAdminFieldsDto>({
    resolver,
    defaultValues: { name: '', email: '', password: '' },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const submit = async ({ name, email, password }: FirstAdminFieldsDto) => {
    setRefusal(null);
    try {
      const made = await client.firstAdmin.make.mutate({ name, email, password, token });
      if (made.status === 'signed_in') onMade(made.admin);
    } catch (error) {
      const refused = Object.entries(describeError(error).fields);
      if (refused.length === 0) setRefusal(refusalOf('Kurulum yapılamadı', error));
      for (const [field, message] of refused) {
        form.setError(field as FieldPath<FirstAdminFieldsDto>, { message }, { shouldFocus: true });
      }
    }
  };
  return (
    <StepForm headId={headId} onSubmit={form.handleSubmit(submit)}>
      <SignInHead
        id={headId}
        title="Dükkânınıza hoş geldiniz"
        lead="Bu adresi yalnızca siz biliyorsunuz; ilk yönetici siz olun. Sonra adım adım kurarız, istediğiniz yerde ara verebilirsiniz."
      />
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <RefusalNote refusal={refusal} />
      <TextField
        label="Adınız ve soyadınız"
        autoComplete="name"
        autoFocus
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="username"
        help="Giriş kodlarınız bu adrese gelir."
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Şifre"
        autoComplete="new-password"
        help={ADMIN_PASSWORD_HELP}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" block pending={formState.isSubmitting} pendingLabel="Hazırlanıyor...">
        Kuruluma Başlayın
      </Button>
    </StepForm>
  );
}
