import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { CreditUse, CreditView } from '@contract/payments/credits/credits.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useRequestKey } from '../../../lib/server/use-request-key.js';
import { Button } from '../../../ui/button.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { useMay } from '../../lib/use-may.js';
import { Part, Row } from './part.js';

/** The credits of a person, which the studio may pay back in money. */
export function CreditsPart({ credits }: { readonly credits: readonly CreditView[] }) {
  if (credits.length === 0) return null;
  return (
    <Part title="Krediler" list={{ items: credits, total: credits.length }} none="">
      {(credit) => <CreditRow key={credit.id} credit={credit} />}
    </Part>
  );
}

function CreditRow({ credit }: { readonly credit: CreditView }) {
  const { code, amountKurus, leftKurus, issuedAt, orderId, orderShortId, uses } = credit;
  const mayPayBack = useMay('money.refund');
  const { isPending, payBack } = usePayBack(credit);
  return (
    <Row
      to={adminPaths.order(orderId)}
      title={`${code} · ${formatTl(amountKurus)}`}
      facts={[
        `${formatDateTime(issuedAt)} · Sipariş ${orderShortId}`,
        ...uses.map((use) => describeUse(use)),
      ].join(' · ')}
      states={
        <>
          {leftKurus > 0 ? `${formatTl(leftKurus)} kaldı` : 'Bitti'}
          {leftKurus > 0 && mayPayBack && (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Krediyi iade et: ${code}`}
              pending={isPending}
              pendingLabel="İade ediliyor..."
              onClick={() => void payBack()}
            >
              Krediyi İade Et
            </Button>
          )}
        </>
      }
    />
  );
}

function usePayBack({ id: creditId, code, leftKurus: kurus, orderShortId }: CreditView) {
  const utils = trpc.useUtils();
  const requestKey = useRequestKey();
  const request = trpc.admin.credits.payBack.useMutation({
    onSuccess: () => toast.success({ text: 'Kredi iade ediliyor. Durumunu siparişte izleyebilirsiniz.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Kredi iade edilemedi.') }),
    onSettled: () => Promise.all([utils.admin.customers.invalidate(), utils.admin.orders.invalidate()]),
  });
  return {
    isPending: request.isPending,
    payBack: async () => {
      const isSure = await confirm({
        title: 'Kredi para olarak iade edilsin mi?',
        text: `${code} kodlu krediden kalan ${formatTl(kurus)}, ${orderShortId} numaralı siparişe ödendiği yoldan geri döner: kartla ödenen kendiliğinden, elden alınanı siz verirsiniz. Bu kodla artık ödeme yapılamaz.`,
        confirmLabel: 'İade Et',
      });
      if (isSure) request.mutate({ creditId, kurus, requestKey: requestKey([creditId, kurus]) });
    },
  };
}

function describeUse({ kind, amountKurus, orderShortId, madeAt }: CreditUse): string {
  const amount = formatTl(Math.abs(amountKurus));
  if (kind === 'paid_back') return `${formatDateTime(madeAt)} ${amount} iade edildi`;
  return kind === 'paid'
    ? `${orderShortId} için ${amount} kullanıldı`
    : `${orderShortId} siparişinden ${amount} geri eklendi`;
}
