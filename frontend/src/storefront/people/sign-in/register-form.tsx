import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { RegisterDto } from '@contract/people/register.dto.js';
import { REGISTER_FAILED } from '../../../lib/server/failure.texts.js';
import { MEMBERSHIP_PRIVACY } from '../../../lib/account/membership.texts.js';
import { paths } from '../../../lib/navigation/paths.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useSiteStatus } from '../../../lib/site/use-site-status.js';
import { Button } from '../../../ui/button.js';
import { CaptchaField } from '../../../ui/captcha-field.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { PrivacyNotice } from '../../../ui/privacy-notice.js';
import { AnsweredRegisterDto } from './captcha-rules.js';
import { RefusalNote } from './refusal-note.js';
import { RegisterFields } from './register-fields.js';
import type { AuthFormProps } from './sign-in-form.js';
import { CODE_FOLLOWS } from './sign-in.texts.js';
import { useRefusal } from './use-refusal.js';

const ONE_AT_A_TIME = { validator: { stopAtFirstError: true } };
const rules = classValidatorResolver(RegisterDto, ONE_AT_A_TIME);
const rulesWithCaptcha = classValidatorResolver(AnsweredRegisterDto, ONE_AT_A_TIME);

const EMPTY = { firstName: '', lastName: '', password: '', phone: '', address: '', captchaAnswer: '' };

export function RegisterForm({ captcha, email, onEmail, onSignedIn, onLeave }: AuthFormProps) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const { isEmailVerificationRequired } = useSiteStatus();
  const form = useForm<RegisterDto>({
    resolver: captcha.isRequired ? rulesWithCaptcha : rules,
    defaultValues: { ...EMPTY, email },
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const { problem, refuse, forget } = useRefusal(form, captcha, REGISTER_FAILED);
  const submit = async (registration: RegisterDto) => {
    forget();
    try {
      const registered = await client.registration.register.mutate(registration);
      if (registered.status === 'registered') {
        await onSignedIn(registered.customer);
        return;
      }
      onLeave();
      await navigate(paths.emailVerification, {
        state: { email: registered.email, type: 'registration', sentAt: Date.now() },
      });
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label="Üyelik"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        display="grid"
        gap="5"
      >
        <ErrorSummary errors={errors} attempt={submitCount} />
        <RefusalNote problem={problem} onLeave={onLeave} />
        <RegisterFields onEmail={onEmail} />
        {captcha.isRequired && <CaptchaField captcha={captcha} name="captchaAnswer" />}
        <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Üyeliğiniz açılıyor...">
          Üye Ol
        </Button>
        {isEmailVerificationRequired && <chakra.p textStyle="sm">{CODE_FOLLOWS}</chakra.p>}
        <PrivacyNotice>{MEMBERSHIP_PRIVACY}</PrivacyNotice>
      </chakra.form>
    </FormProvider>
  );
}
