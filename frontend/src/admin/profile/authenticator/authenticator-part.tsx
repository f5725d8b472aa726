import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AuthenticatorState } from '@contract/admin/authenticator.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { formatShortDate } from '../../../lib/time/format-short-date.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { RenewRecoveryCodesDialog } from './renew-recovery-codes-dialog.js';
import { SetUpAppDialog } from './set-up-app-dialog.js';
import { SwitchOffAppDialog } from './switch-off-app-dialog.js';

type Dialog = 'set_up' | 'renew' | 'switch_off';
/** From here on the admin is reminded to renew the recovery codes. */
const FEW_CODES = 3;

/** The admin's authenticator app: sets it up, renews its recovery codes, switches it off. */
export function AuthenticatorPart() {
  const state = trpc.admin.authenticator.state.useQuery();
  const [shown, setShown] = useState<Dialog | null>(null);
  const close = () => setShown(null);
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      {state.data && <Status state={state.data} onOpen={setShown} />}
      {state.isPending && <Skeleton h="24" />}
      {state.isError && state.data === undefined && (
        <ErrorState
          title={describeError(state.error).message}
          retrying={state.isFetching}
          onRetry={() => void state.refetch()}
        />
      )}
      <SetUpAppDialog open={shown === 'set_up'} onClose={close} />
      <RenewRecoveryCodesDialog open={shown === 'renew'} onClose={close} />
      <SwitchOffAppDialog open={shown === 'switch_off'} onClose={close} />
    </chakra.div>
  );
}

interface StatusProps {
  readonly state: AuthenticatorState;
  readonly onOpen: (dialog: Dialog) => void;
}

function Status({ state, onOpen }: StatusProps) {
  if (!state.isOn) {
    return (
      <>
        <p>
          Girişte e-postanıza gelen kodun yerine telefonunuzdaki bir uygulamanın (örneğin Google
          Authenticator) kodu sorulur. Posta kutunuz ele geçse bile panele girilemez.
        </p>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => onOpen('set_up')}>
          Uygulamayı Kur
        </Button>
      </>
    );
  }
  const { since, recoveryCodesLeft } = state;
  return (
    <>
      <p>
        {formatShortDate(since)} gününden beri açık: girişte e-posta kodu yerine uygulamanızdaki kod
        soruluyor.
      </p>
      {recoveryCodesLeft > FEW_CODES ? (
        <chakra.p color="fg.muted">{recoveryCodesLeft} kurtarma kodunuz var.</chakra.p>
      ) : (
        <Note tone="warning">
          {recoveryCodesLeft === 0
            ? 'Kurtarma kodunuz kalmadı.'
            : `Yalnızca ${recoveryCodesLeft} kurtarma kodunuz kaldı.`}{' '}
          Telefonunuz yanınızda olmadığında girebilmek için kodları yenileyin.
        </Note>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" aria-haspopup="dialog" onClick={() => onOpen('renew')}>
          Kurtarma Kodlarını Yenile
        </Button>
        <Button variant="dangerOutline" aria-haspopup="dialog" onClick={() => onOpen('switch_off')}>
          Uygulamayı Kapat
        </Button>
      </chakra.div>
    </>
  );
}
