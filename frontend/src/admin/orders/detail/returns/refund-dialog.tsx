import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { LoadError } from '../../../ui/load-error.js';
import { ReturnActDialog, type ReturnDialogProps } from './return-act-dialog.js';
import { useReturnChanges } from './use-return-changes.js';

/** Gives the money back; the button names the amount, and another one is refused. */
export function RefundDialog({ shown: { id }, onClose }: ReturnDialogProps) {
  const { refund, isPending } = useReturnChanges(onClose);
  const preview = trpc.admin.returns.refundPreview.useQuery({ id }, { staleTime: 0 });
  const { data } = preview;
  return (
    <ReturnActDialog
      title="Parasını iade edelim mi?"
      confirmLabel={data === undefined ? 'İade Et' : `${formatTl(data.amountKurus)} İade Et`}
      isPending={isPending}
      isBlocked={data === undefined}
      isDanger
      onConfirm={() => data && refund({ id, amountKurus: data.amountKurus })}
      onClose={onClose}
    >
      {preview.isLoadingError && <LoadError query={preview} what="İade tutarı hesaplanamadı" titleAs="h3" />}
      {preview.isPending && <Skeleton h="72px" />}
      {data !== undefined && (
        <chakra.p color="fg.muted">
          Parçalar için ödenen {formatTl(data.amountKurus - data.shippingKurus)}
          {data.shippingKurus > 0 &&
            ` ve siparişin bütün parçaları geri geldiği için ${formatTl(data.shippingKurus)} kargo ücreti`}{' '}
          ödendiği yoldan geri döner. Kartla ödenen müşterinin kartına iade edilir ve geri alınamaz, krediyle
          ödenen krediye geri eklenir; elden aldığınızı siz geri verir, siparişin ödemelerinde işaretlersiniz.
        </chakra.p>
      )}
    </ReturnActDialog>
  );
}
