import { chakra } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import type { AdminDataRequestView } from '@contract/data-requests/admin-data-requests.views.js';
import { keptByLaw } from '@contract/data-requests/draft-answer.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Icon } from '../../ui/icon.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import { useExport } from '../lib/use-export.js';

const FAILED = 'Veriler silinemedi.';

/** Downloads the person's data, or erases it. Both are logged. */
export function DataActs({ request }: { readonly request: AdminDataRequestView }) {
  const { id, version, state, email, erasedAt } = request;
  const { admin } = trpc.useUtils();
  const exporting = useExport({
    done: 'Veriler indirildi.',
    failed: 'Veriler indirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    fileName: 'kisisel-veriler.zip',
  });
  const erasing = trpc.admin.dataRequests.erase.useMutation({
    onSuccess: () => toast.success({ text: 'Veriler silindi. Şimdi başvuruyu yanıtlayın.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, FAILED) }),
    onSettled: () => admin.dataRequests.invalidate(),
  });
  const erase = async () => {
    const isSure = await confirm({
      title: 'Bu kişinin verileri silinsin mi?',
      text: `${email} adresinin hesabı, talepleri, onayları ve mesajları kalıcı olarak silinir; siparişlerinden adı ve adresi çıkarılır. Yasa gereği kalanlar: ${keptByLaw()}. Kopyasını da istediyse önce indirin: silindikten sonra verilemez.`,
      confirmLabel: 'Verileri Sil',
    });
    if (isSure) erasing.mutate({ id, version });
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button
        variant="outline"
        icon={<Icon as={Download} />}
        pending={exporting.isPending}
        pendingLabel="Hazırlanıyor..."
        onClick={() => void exporting.start(`/api/kisisel-veriler/${id}/atolye`)}
      >
        Verilerini İndir
      </Button>
      {state === 'open' && erasedAt === null && (
        <Button
          variant="dangerOutline"
          icon={<Icon as={Trash2} />}
          pending={erasing.isPending}
          pendingLabel="Siliniyor..."
          onClick={() => void erase()}
        >
          Verilerini Sil
        </Button>
      )}
    </chakra.div>
  );
}
