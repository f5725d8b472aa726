import { chakra } from '@chakra-ui/react';
import type { KeysCheck } from '@contract/connections/iyzico-account.js';
import { describeError } from '../../../lib/describe-error.js';
import { trpc } from '../../../lib/trpc.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';

const ANSWERS: Readonly<Record<KeysCheck, { tone: 'success' | 'danger' | 'warning'; text: string }>> = {
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
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          variant="outline"
          size="sm"
          pending={checking.isPending}
          pendingLabel="Deneniyor..."
          onClick={() => checking.mutate()}
        >
          Bağlantıyı Dene
        </Button>
        {onChange && (
          <Button variant="ghost" size="sm" onClick={onChange}>
            Anahtarları Değiştir
          </Button>
        )}
      </chakra.div>
      <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
        {checking.data && <Note tone={ANSWERS[checking.data].tone}>{ANSWERS[checking.data].text}</Note>}
        {checking.isError && <Note tone="danger">{describeError(checking.error).message}</Note>}
      </chakra.div>
    </>
  );
}
