import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { SwitchOnAuthenticatorDto } from '@contract/admin/authenticator.dto.js';
import type { AuthenticatorSetup } from '@contract/admin/authenticator.views.js';
import { showRefusal } from '../../../lib/forms/show-refusal.js';
import { trpc } from '../../../lib/server/trpc.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { TextField } from '../../../ui/text-field.js';

interface FirstCodeFormProps {
  /** Ties the form to its button outside. */
  readonly formId: string;
  readonly setup: AuthenticatorSetup;
  readonly onSending: (isSending: boolean) => void;
  readonly onSwitchedOn: (recoveryCodes: readonly string[]) => void;
}

const resolver = classValidatorResolver(SwitchOnAuthenticatorDto, { validator: { stopAtFirstError: true } });

/** The second step of the setup: the key for the app, and a first code that proves it. */
export function FirstCodeForm({ formId, setup, onSending, onSwitchedOn }: FirstCodeFormProps) {
  const { client } = trpc.useUtils();
  const { register, handleSubmit, formState, setError } = useForm<SwitchOnAuthenticatorDto>({
    resolver,
    defaultValues: { setup: setup.setup, code: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (typed) => {
    onSending(true);
    try {
      onSwitchedOn((await client.admin.authenticator.switchOn.mutate(typed)).recoveryCodes);
    } catch (error) {
      showRefusal(setError, error);
    } finally {
      onSending(false);
    }
  });
  return (
    <chakra.form id={formId} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
      <KeyForApp setup={setup} />
      <TextField
        autoFocus
        label="Uygulamadaki kod"
        inputMode="numeric"
        autoComplete="one-time-code"
        help="Uygulamanın bu site için gösterdiği 6 hane; her 30 saniyede yenilenir."
        error={errors.code?.message}
        {...register('code')}
      />
      <FormProblem text={errors.root?.message} />
    </chakra.form>
  );
}

function KeyForApp({ setup: { key, qr } }: Pick<FirstCodeFormProps, 'setup'>) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ md: 'auto minmax(0, 1fr)' }}
      gap="5"
      alignItems="center"
    >
      <chakra.svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        boxSize="176px"
        justifySelf="center"
        role="img"
        aria-label="Uygulamanızla okutacağınız karekod"
        shapeRendering="crispEdges"
      >
        {/* Scanners need black on pure white, whatever the surrounding colours. */}
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </chakra.svg>
      <chakra.div display="grid" gap="3">
        <p>Uygulamada yeni bir hesap ekleyin ve bu karekodu okutun.</p>
        <chakra.p color="fg.muted">
          Okutamıyorsanız anahtarı elle yazın:
          <chakra.code display="block" mt="1" color="fg" fontFamily="mono" overflowWrap="anywhere">
            {key}
          </chakra.code>
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
