import type { IyzicoView, KeysCheck } from '@contract/connections/iyzico-account.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { RemoveAccount } from '../remove-account.js';
import { TryButton, type TrialResult } from '../try-button.js';
import { useIyzicoAgain } from './use-iyzico-again.js';

const ANSWERS: Readonly<Record<KeysCheck, TrialResult>> = {
  accepted: { tone: 'success', text: 'iyzico yanıt verdi ve anahtarları tanıdı.' },
  refused: {
    tone: 'danger',
    text: 'iyzico anahtarları tanımadı: kartla ödeme alınamıyor. iyzico panelindeki anahtarlarla karşılaştırın.',
  },
  unreachable: { tone: 'warning', text: 'iyzico’ya şu anda ulaşılamıyor. Birazdan yeniden deneyin.' },
};

interface IyzicoActionsProps {
  readonly view: IyzicoView;
  /** Null while the keys are locked. */
  readonly onChange: (() => void) | null;
}

/** Tries the keys in force, and lets them be replaced or removed. */
export function IyzicoActions({ view, onChange }: IyzicoActionsProps) {
  const checking = trpc.admin.connections.checkIyzico.useMutation();
  return (
    <TryButton
      label="Bağlantıyı Dene"
      trial={checking}
      result={checking.data ? ANSWERS[checking.data] : null}
    >
      {onChange && (
        <>
          <Button variant="ghost" size="sm" onClick={onChange}>
            Anahtarları Değiştir
          </Button>
          <RemoveIyzico accountId={view.accountId ?? ''} />
        </>
      )}
    </TryButton>
  );
}

function RemoveIyzico({ accountId }: { readonly accountId: string }) {
  const { client } = trpc.useUtils();
  return (
    <RemoveAccount
      title="iyzico hesabı kaldırılsın mı?"
      text="Yeni bir hesap girene kadar alıcılar kartla ödeyemez. Başlamış ödemeler ve iadeler bu hesapla tamamlanır. Süper yöneticilere e-postayla haber verilir."
      removed="iyzico hesabı kaldırıldı; kartla ödeme kapalı."
      remove={(currentPassword) =>
        client.admin.connections.removeIyzico.mutate({ accountId, currentPassword })
      }
      readAgain={useIyzicoAgain()}
    />
  );
}
