import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { BeginAuthenticatorDto } from '@contract/admin/authenticator.dto.js';
import type { AuthenticatorSetup } from '@contract/admin/authenticator.views.js';
import { showRefusal } from '../../../lib/forms/show-refusal.js';
import { trpc } from '../../../lib/server/trpc.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { PasswordField } from '../../../ui/password-field.js';

interface PasswordAgainFormProps {
  /** Ties the form to its button outside. */
  readonly formId: string;
  readonly onSending: (isSending: boolean) => void;
  readonly onConfirmed: (setup: AuthenticatorSetup) => void;
}

const resolver = classValidatorResolver(BeginAuthenticatorDto, { validator: { stopAtFirstError: true } });

/** The first step of the setup. */
export function PasswordAgainForm({ formId, onSending, onConfirmed }: PasswordAgainFormProps) {
  const { client } = trpc.useUtils();
  const { register, handleSubmit, formState, setError } = useForm<BeginAuthenticatorDto>({
    resolver,
    defaultValues: { currentPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (typed) => {
    onSending(true);
    try {
      onConfirmed(await client.admin.authenticator.begin.mutate(typed));
    } catch (error) {
      showRefusal(setError, error);
    } finally {
      onSending(false);
    }
  });
  return (
    <chakra.form id={formId} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <chakra.p color="fg.muted">
        Telefonunuzda bir doğrulama uygulaması olsun: Google Authenticator, Microsoft Authenticator ya da
        alıştığınız bir başkası. Önce siz olduğunuzu şifrenizle doğrulayın.
      </chakra.p>
      <PasswordField
        label="Şifreniz"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <FormProblem text={errors.root?.message} />
    </chakra.form>
  );
}
