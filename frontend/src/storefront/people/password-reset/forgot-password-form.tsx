import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { RequestResetDto } from '@contract/people/password-reset.dto.js';
import { fieldsOf } from '../../../lib/forms/form-fields.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { REQUEST_RESET_FAILED } from '../../../lib/server/failure.texts.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { TextField } from '../../../ui/text-field.js';

const rules = classValidatorResolver(RequestResetDto, { validator: { stopAtFirstError: true } });

interface ForgotPasswordFormProps {
  /** The address that was typed on the previous page. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { client } = trpc.useUtils();
  const { register, handleSubmit, setError, formState } = useForm<RequestResetDto>({
    resolver: rules,
    defaultValues: { email },
  });
  const field = fieldsOf({ register, formState });
  const { errors, isSubmitting, submitCount } = formState;
  const submit = async (request: RequestResetDto) => {
    try {
      await client.passwordReset.request.mutate(request);
      onSent(request.email);
    } catch (error) {
      const { message, fields } = describeError(error, REQUEST_RESET_FAILED);
      if (fields['email'] !== undefined) setError('email', { message: fields['email'] });
      else setError('root', { message });
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Şifre yenileme"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      display="grid"
      gap="5"
    >
      <ErrorSummary errors={{ email: errors.email }} attempt={submitCount} />
      <FormProblem text={errors.root?.message} />
      <TextField label="E-posta" type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Gönderiliyor...">
        Bağlantı Gönderin
      </Button>
    </chakra.form>
  );
}
