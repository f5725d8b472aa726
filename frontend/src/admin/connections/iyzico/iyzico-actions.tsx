import type { KeysCheck } from '@contract/connections/iyzico-account.js';
import { trpc } from '../../../lib/trpc.js';
import { Button } from '../../../ui/button.js';
import { TryButton, type TrialResult } from '../try-button.js';

const ANSWERS: Readonly<Record<KeysCheck, TrialResult>> = {
  accepted: { tone: 'success', text: 'iyzico yanıt verdi ve anahtarları tanıdı.' },
  refused: {
    tone: 'danger',
    text: 'iyzico anahtarları tanımadı: kartla ödeme alınamıyor. iyzico panelindeki anahtarlarla karşılaştırın.',
  },
  unreachable: { tone: 'warning', text: 'iyzico’ya şu anda ulaşılamıyor. Birazdan yeniden deneyin.' },
};

/** Tries the keys in force. `onChange` is null while they are locked. */
export function IyzicoActions({ onChange }: { readonly onChange: (() => void) | null }) {
  const checking = trpc.admin.connections.checkIyzico.useMutation();
  return (
    <TryButton
      label="Bağlantıyı Dene"
      trial={checking}
      result={checking.data ? ANSWERS[checking.data] : null}
    >
      {onChange && (
        <Button variant="ghost" size="sm" onClick={onChange}>
          Anahtarları Değiştir
        </Button>
      )}
    </TryButton>
  );
}
