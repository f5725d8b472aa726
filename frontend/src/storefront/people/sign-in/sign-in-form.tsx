import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CustomerView } from '@contract/people/account.views.js';
import { SignInDto } from '@contract/people/sign-in.dto.js';
import { fieldsOf } from '../../../lib/forms/form-fields.js';
import { SIGN_IN_FAILED } from '../../../lib/server/failure.texts.js';
import { paths } from '../../../lib/navigation/paths.js';
import { trpc } from '../../../lib/server/trpc.js';
import type { Captcha } from '../../../lib/forms/use-captcha.js';
import { useSiteStatus } from '../../../lib/site/use-site-status.js';
import { Button } from '../../../ui/button.js';
import { CaptchaField } from '../../../ui/captcha-field.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';
import { TextLink } from '../../../ui/text-link.js';
import { AnsweredSignInDto } from './captcha-rules.js';
import { firstField } from './first-field.js';
import { RefusalNote } from './refusal-note.js';
import { useRefusal } from './use-refusal.js';

const ONE_AT_A_TIME = { validator: { stopAtFirstError: true } };
const rules = classValidatorResolver(SignInDto, ONE_AT_A_TIME);
const rulesWithCaptcha = classValidatorResolver(AnsweredSignInDto, ONE_AT_A_TIME);

export interface AuthFormProps {
  readonly captcha: Captcha;
  /** The e-mail address that was typed so far, also in the other form. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignedIn: (customer: CustomerView) => Promise<void>;
  /** Called when a link leads to another page. */
  readonly onLeave: () => void;
}

export function SignInForm({ captcha, email, onEmail, onSignedIn, onLeave }: AuthFormProps) {
  const { client } = trpc.useUtils();
  const { isPasswordResetOpen } = useSiteStatus();
  const form = useForm<SignInDto>({
    resolver: captcha.isRequired ? rulesWithCaptcha : rules,
    defaultValues: { email, password: '', captchaAnswer: '' },
  });
  const field = fieldsOf(form);
  const { register, formState } = form;
  const { errors } = formState;
  const { problem, refuse, forget } = useRefusal(form, captcha, SIGN_IN_FAILED);
  const submit = async (credentials: SignInDto) => {
    forget();
    try {
      await onSignedIn(await client.session.signIn.mutate(credentials));
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label="Giriş"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        display="grid"
        gap="5"
      >
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <RefusalNote problem={problem} onLeave={onLeave} />
        <TextField
          label="E-posta"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
          {...firstField()}
          {...register('email', { onChange: ({ target }: EmailChange) => onEmail(target.value) })}
        />
        <div>
          <PasswordField label="Şifre" autoComplete="current-password" {...field('password')} />
          {isPasswordResetOpen && (
            <chakra.p mt="1" textAlign="end">
              <TextLink
                to={paths.forgotPassword}
                state={{ email }}
                onClick={onLeave}
                display="inline-flex"
                alignItems="center"
                minH="target"
              >
                Şifremi Unuttum?
              </TextLink>
            </chakra.p>
          )}
        </div>
        {captcha.isRequired && <CaptchaField captcha={captcha} name="captchaAnswer" />}
        <Button
          type="submit"
          size="lg"
          block
          pending={formState.isSubmitting}
          pendingLabel="Giriş yapılıyor..."
        >
          Giriş Yap
        </Button>
      </chakra.form>
    </FormProvider>
  );
}

export interface EmailChange {
  readonly target: HTMLInputElement;
}
