import type { SessionWithTooFew } from '@contract/booking-changes/call-off/open-acts.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../lib/server/trpc.js';
import { useRequestKey } from '../../lib/server/use-request-key.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

interface GoAheadProps {
  readonly session: SessionWithTooFew;
}

/** Lets a session take place although too few guests have booked it. */
export function GoAhead({ session }: GoAheadProps) {
  const utils = trpc.useUtils();
  const requestKey = useRequestKey();
  const { mutate, isPending } = trpc.admin.callOffs.goAhead.useMutation({
    onSuccess: () => toast.success({ text: 'Workshop olduğu gibi bırakıldı.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Karar kaydedilemedi.') }),
    onSettled: () => utils.admin.callOffs.openActs.invalidate(),
  });
  const ask = async () => {
    const { sessionId, title, guests } = session;
    const isSure = await confirm({
      title: `Workshop ${guests} kişiyle yapılsın mı?`,
      text: `${title}, ${formatSession(session)}: olduğu gibi kalır, misafirlere bir şey gitmez. Gelecekler daha da azalırsa size yeniden sorarız.`,
      confirmLabel: 'Olduğu Gibi Bırak',
      destructive: false,
    });
    if (isSure) mutate({ sessionId, guests, requestKey: requestKey([sessionId, guests]) });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isPending}
      pendingLabel="Kaydediliyor..."
      aria-label={`${session.title}: olduğu gibi bırak`}
      onClick={() => void ask()}
    >
      Olduğu Gibi Bırak
    </Button>
  );
}
