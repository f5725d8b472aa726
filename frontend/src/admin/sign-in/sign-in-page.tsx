import '../../lib/forms/class-metadata.js';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AdminSignIn, AdminView } from '@contract/admin/admin.views.js';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { trpc } from '../../lib/server/trpc.js';
import { useCaptcha } from '../../lib/forms/use-captcha.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { returnPath } from '../lib/return-path.js';
import { AppCodeStep } from './app-code-step.js';
import { CaptchaStep } from './captcha-step.js';
import { CodeStep } from './code-step.js';
import { CredentialsStep } from './credentials-step.js';
import type { Refusal } from './refusal.js';
import { SignInFrame } from './sign-in-frame.js';
import { StepDots } from './step-dots.js';
import { useSetAdmin } from './use-set-admin.js';

interface SignInPageProps {
  /** True when the session ended during work, which is kept. */
  readonly isReturning: boolean;
}

/** The sign-in page. An admin who is signed in already is sent on (specification 3, section 2). */
export function SignInPage({ isReturning }: SignInPageProps) {
  useDocumentTitle('Yönetim girişi');
  const location = useLocation();
  const admin = trpc.adminSession.current.useQuery();
  const status = trpc.site.status.useQuery();
  if (admin.data) return <Navigate to={returnPath(location)} replace />;
  return (
    <SignInFrame>
      {!admin.isPending && !status.isPending && (
        <SignInSteps isCaptchaAsked={status.data?.isCaptchaAsked ?? true} isReturning={isReturning} />
      )}
    </SignInFrame>
  );
}

type CodeAsked = Extract<AdminSignIn, { status: 'code_required' }>;

type Step =
  | { readonly name: 'captcha'; readonly refusal: Refusal | null }
  | { readonly name: 'credentials' }
  | { readonly name: 'code'; readonly requested: CodeAsked };

function SignInSteps({
  isCaptchaAsked,
  isReturning,
}: SignInPageProps & { readonly isCaptchaAsked: boolean }) {
  const enter = useSetAdmin();
  const captcha = useCaptcha(isCaptchaAsked);
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>(
    isCaptchaAsked ? { name: 'captcha', refusal: null } : { name: 'credentials' },
  );
  const steps = captcha.isRequired ? 3 : 2;
  const enterAs = (admin: AdminView) => void enter(admin);
  const backToCaptcha = (refusal: Refusal | null) => {
    captcha.insist();
    captcha.renew();
    setStep({ name: 'captcha', refusal });
  };
  const goOn = (signIn: AdminSignIn) => {
    if (signIn.status === 'signed_in') enterAs(signIn.admin);
    else setStep({ name: 'code', requested: signIn });
  };
  switch (step.name) {
    case 'captcha':
      return (
        <>
          <StepDots step={1} steps={steps} />
          <CaptchaStep
            captcha={captcha}
            lead={isReturning ? RETURNING : 'Önce güvenlik kodunu yazın.'}
            refusal={step.refusal}
            onSolved={() => setStep({ name: 'credentials' })}
          />
        </>
      );
    case 'credentials':
      return (
        <>
          <StepDots step={steps - 1} steps={steps} />
          <CredentialsStep
            lead={leadOf(captcha.isRequired, isReturning)}
            email={email}
            onEmail={setEmail}
            onPasswordAccepted={goOn}
            hasCaptcha={captcha.isRequired}
            onBack={backToCaptcha}
            // Reloading would lose the typed values of the page behind.
            onSessionLost={isReturning ? backToCaptcha : () => browserPage.reload()}
          />
        </>
      );
    case 'code': {
      const Code = step.requested.method === 'app' ? AppCodeStep : CodeStep;
      return (
        <>
          <StepDots step={steps} steps={steps} />
          <Code {...step.requested} onSignedIn={enterAs} onBack={() => setStep({ name: 'credentials' })} />
        </>
      );
    }
  }
}

const RETURNING = 'Oturumunuzun süresi doldu. Giriş yapınca kaldığınız yerden devam edersiniz.';

function leadOf(hasCaptcha: boolean, isReturning: boolean): string {
  if (hasCaptcha) return 'Güvenlik kodu doğrulandı. Şimdi kim olduğunuzu söyleyin.';
  return isReturning ? RETURNING : 'Kim olduğunuzu söyleyin.';
}
