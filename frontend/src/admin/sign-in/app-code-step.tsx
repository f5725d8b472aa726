import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useId, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { AdminCodeDto } from '@contract/admin/admin-sign-in.dto.js';
import type { AdminSignIn, AdminView } from '@contract/admin/admin.views.js';
import { RecoveryCodeDto } from '@contract/admin/authenticator.dto.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/code-field.js';
import { TextField } from '../../ui/text-field.js';
import { BackButton } from './back-button.js';
import { type Refusal, RefusalNote, refusalOf } from './refusal.js';
import { SignInHead } from './sign-in-head.js';
import { StepForm } from './step-form.js';

interface TypedCode {
  readonly adminId: string;
  readonly code: string;
}

const ONE_AT_A_TIME = { validator: { stopAtFirstError: true } };

/** Either code opens the back office. */
const WAYS = {
  app: {
    resolver: classValidatorResolver(AdminCodeDto, ONE_AT_A_TIME) as Resolver<TypedCode>,
    title: 'Kodunuzu girin',
    lead: 'Doğrulama uygulamanızın gösterdiği 6 haneli kodu yazın.',
    other: 'Kurtarma kodu kullan',
  },
  recovery: {
    resolver: classValidatorResolver(RecoveryCodeDto, ONE_AT_A_TIME) as Resolver<TypedCode>,
    title: 'Kurtarma kodu girin',
    lead: 'Uygulamayı kurarken sakladığınız kodlardan birini yazın. Her kod bir kez geçer.',
    other: 'Uygulamadaki kodu kullan',
  },
};
type Way = keyof typeof WAYS;

interface AppCodeStepProps {
  readonly adminId: string;
  readonly onSignedIn: (admin: AdminView) => void;
  readonly onBack: () => void;
}

/** The third step of an admin with an authenticator app. */
export function AppCodeStep(props: AppCodeStepProps) {
  const [way, setWay] = useState<Way>('app');
  const turn = () => setWay(way === 'app' ? 'recovery' : 'app');
  // Keyed, because each way has its own field and rules.
  return <CodeForm key={way} way={way} onOtherWay={turn} {...props} />;
}

interface CodeFormProps extends AppCodeStepProps {
  readonly way: Way;
  readonly onOtherWay: () => void;
}

function CodeForm({ way, adminId, onSignedIn, onBack, onOtherWay }: CodeFormProps) {
  const headId = useId();
  const send = useSend(way);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const { resolver, title, lead, other } = WAYS[way];
  const form = useForm<TypedCode>({ resolver, defaultValues: { adminId, code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = async (typed: TypedCode) => {
    setProblem(null);
    try {
      const signIn = await send(typed);
      if (signIn.status === 'signed_in') onSignedIn(signIn.admin);
    } catch (error) {
      setProblem(refusalOf('2FA doğrulaması başarısız', error));
      form.setFocus('code');
    }
  };
  return (
    <FormProvider {...form}>
      <StepForm headId={headId} onSubmit={form.handleSubmit(submit)}>
        <SignInHead id={headId} title={title} lead={lead} />
        <RefusalNote refusal={problem} />
        {way === 'app' ? (
          <CodeField autoFocus help="Kod her 30 saniyede yenilenir ve bir kez geçer." />
        ) : (
          <TextField
            autoFocus
            label="Kurtarma kodu"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="k7m2p-x9d4w"
            error={errors.code?.message}
            {...form.register('code')}
          />
        )}
        <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Giriş yapılıyor...">
          Giriş Yap
        </Button>
        <Button variant="outline" block onClick={onOtherWay}>
          {other}
        </Button>
        <BackButton onClick={onBack}>E-posta ve şifreye dön</BackButton>
      </StepForm>
    </FormProvider>
  );
}

function useSend(way: Way): (typed: TypedCode) => Promise<AdminSignIn> {
  const { adminSession } = trpc.useUtils().client;
  return (typed) =>
    way === 'app' ? adminSession.verifyCode.mutate(typed) : adminSession.useRecoveryCode.mutate(typed);
}
