import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isTrackingNumber, TRACKING_NUMBER_REFUSED } from '@contract/orders/tracking-number.js';
import type { ReturnView } from '@contract/returns/returns.views.js';
import { describeError } from '../../../../lib/server/describe-error.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { confirm } from '../../../../ui/confirm-dialog.js';
import { TextField } from '../../../../ui/text-field.js';
import { toast } from '../../../../ui/toast.js';
import type { OrderKey } from './order-key.js';

interface ReturnActsProps {
  readonly orderKey: OrderKey;
  readonly shown: ReturnView;
}

/** The buyer says that the parcel is on its way, or keeps the pieces. */
export function ReturnActs({ orderKey, shown: { id: returnId, kind, state } }: ReturnActsProps) {
  const utils = trpc.useUtils();
  const options = {
    onError: (error: unknown) => toast.error({ text: describeError(error).message }),
    onSettled: () => utils.returns.invalidate(),
  };
  const sending = trpc.returns.sent.useMutation(options);
  const withdrawing = trpc.returns.withdraw.useMutation(options);
  const withdraw = async () => {
    const isSure = await confirm({
      title: 'Bildiriminizden vazgeçiyor musunuz?',
      text: 'Parçalar sizde kalır. Süreniz dolmadıysa yeniden bildirebilirsiniz.',
      confirmLabel: 'Bildirimden Vazgeçin',
      cancelLabel: 'Bildirim Kalsın',
    });
    if (isSure) withdrawing.mutate({ ...orderKey, returnId });
  };
  return (
    <chakra.div display="grid" gap="3">
      {kind === 'withdrawal' && (
        <SentForm
          isSent={state === 'on_its_way'}
          isPending={sending.isPending}
          onSend={(trackingNumber) => sending.mutate({ ...orderKey, returnId, trackingNumber })}
        />
      )}
      <div>
        <Button variant="ghost" size="sm" pending={withdrawing.isPending} onClick={() => void withdraw()}>
          Bildirimden Vazgeçin
        </Button>
      </div>
    </chakra.div>
  );
}

interface SentFormProps {
  readonly isSent: boolean;
  readonly isPending: boolean;
  readonly onSend: (trackingNumber: string) => void;
}

function SentForm({ isSent, isPending, onSend }: SentFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const send = () => {
    const trackingNumber = typed.trim();
    const isWrong = trackingNumber !== '' && !isTrackingNumber(trackingNumber);
    setError(isWrong ? TRACKING_NUMBER_REFUSED : undefined);
    if (!isWrong) onSend(trackingNumber);
  };
  return (
    <chakra.form
      display="grid"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <chakra.div maxW="360px">
        <TextField
          label="Takip numarası"
          optional
          size="sm"
          maxLength={60}
          autoComplete="off"
          error={error}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </chakra.div>
      <div>
        <Button type="submit" variant="outline" size="sm" pending={isPending} pendingLabel="Kaydediliyor...">
          {isSent ? 'Takip Numarasını Kaydedin' : 'Kargoya Verdim'}
        </Button>
      </div>
    </chakra.form>
  );
}
