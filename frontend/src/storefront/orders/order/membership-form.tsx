import '../../../lib/forms/class-metadata.js';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { MIN_PASSWORD_LENGTH } from '@contract/people/password.rule.js';
import { RegisterBuyerDto } from '@contract/people/register-buyer.dto.js';
import { describeError, type DescribedError } from '../../../lib/server/describe-error.js';
import { REGISTER_FAILED } from '../../../lib/server/failure.texts.js';
import { fieldsOf } from '../../../lib/forms/form-fields.js';
import { MEMBERSHIP_PRIVACY } from '../../../lib/account/membership.texts.js';
import { paths } from '../../../lib/navigation/paths.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useSetCustomer } from '../../../lib/account/use-set-customer.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { PasswordField } from '../../../ui/password-field.js';
import { PrivacyNotice } from '../../../ui/privacy-notice.js';
import { TextLink } from '../../../ui/text-link.js';

const resolver = classValidatorResolver(RegisterBuyerDto, { validator: { stopAtFirstError: true } });

interface MembershipFormProps {
  readonly orderKey: Pick<RegisterBuyerDto, 'orderId' | 'accessKey'>;
  readonly email: string;
  readonly isSecondary: boolean;
  readonly onOpened: () => void;
}

export function MembershipForm({ orderKey, email, isSecondary, onOpened }: MembershipFormProps) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const setCustomer = useSetCustomer();
  const [problem, setProblem] = useState<DescribedError | null>(null);
  const form = useForm<RegisterBuyerDto>({ resolver, defaultValues: { ...orderKey, password: '' } });
  const submit = async (registration: RegisterBuyerDto) => {
    setProblem(null);
    try {
      const registered = await client.registration.registerBuyer.mutate(registration);
      if (registered.status === 'registered') {
        onOpened();
        await setCustomer(registered.customer);
        return;
      }
      await navigate(paths.emailVerification, {
        state: { email: registered.email, type: 'registration', sentAt: Date.now() },
      });
    } catch (error) {
      const refused = describeError(error, REGISTER_FAILED);
      const message = refused.fields['password'];
      if (message === undefined) setProblem(refused);
      else form.setError('password', { message }, { shouldFocus: true });
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Üyelik"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      display="grid"
      gap="4"
    >
      {/* Password managers store the password under this name. */}
      <input type="hidden" autoComplete="username" name="username" value={email} readOnly />
      <PasswordField
        label="Şifre"
        autoComplete="new-password"
        help={`En az ${MIN_PASSWORD_LENGTH} karakter. Üyeliğiniz ${email} adresiyle açılır.`}
        {...fieldsOf(form)('password')}
      />
      {problem !== null && <Problem problem={problem} />}
      <div>
        <Button
          type="submit"
          variant={isSecondary ? 'outline' : 'primary'}
          pending={form.formState.isSubmitting}
          pendingLabel="Üyeliğiniz açılıyor..."
        >
          Üye Ol
        </Button>
      </div>
      <PrivacyNotice>{MEMBERSHIP_PRIVACY}</PrivacyNotice>
    </chakra.form>
  );
}

function Problem({ problem }: { readonly problem: DescribedError }) {
  return (
    <Note tone="danger" role="alert">
      {problem.message}{' '}
      {problem.code === 'registration_failed' && (
        <TextLink to={paths.auth} color="inherit">
          Giriş yapın
        </TextLink>
      )}
    </Note>
  );
}
