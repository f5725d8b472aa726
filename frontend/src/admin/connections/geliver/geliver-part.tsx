import { formatDateTime } from '@contract/common/dates.js';
import { MASKED } from '@contract/common/masked.js';
import type { GeliverCheck, GeliverView } from '@contract/connections/geliver-account.js';
import { useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { type ConnectionState, ReadConnectionPart } from '../connection-part.js';
import { Facts } from '../facts.js';
import { RemoveAccount } from '../remove-account.js';
import { TryButton, type TrialResult } from '../try-button.js';
import { GeliverForm } from './geliver-form.js';
import { useGeliverAgain } from './use-geliver-again.js';

/** The account by which labels of carriers are bought. */
export function GeliverPart() {
  const geliver = trpc.admin.connections.geliver.useQuery();
  return (
    <ReadConnectionPart
      title="Kargo: Geliver"
      lead="Kargo etiketleri buradan alınır, paketlerin yolu buradan sorulur. Bağlamazsanız kendi adres etiketinizi basar, paketi şubeye elden verirsiniz."
      query={geliver}
      notRead="Kargo bağlantısı okunamadı"
      stateOf={stateOf}
    >
      {(view) => <Geliver view={view} />}
    </ReadConnectionPart>
  );
}

function stateOf({ account, isUnreadable }: GeliverView): ConnectionState {
  if (isUnreadable) return { tone: 'danger', text: 'Anahtar okunamıyor' };
  if (account === null) return { tone: 'neutral', text: 'Bağlı değil' };
  return account.place === 'test' ? { tone: 'warning', text: 'Deneme' } : { tone: 'success', text: 'Açık' };
}

function Geliver({ view }: { readonly view: GeliverView }) {
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  const change = () => setChanging(true);
  if (isChanging) return <GeliverForm view={view} onCancel={close} onSaved={close} />;
  const { account, accountId, isUnreadable } = view;
  if (account !== null) return <InForce account={account} accountId={accountId ?? ''} onChange={change} />;
  return (
    <>
      {isUnreadable && (
        <Note tone="danger">
          Sunucunun gizli anahtarı değiştiği için kayıtlı API anahtarı çözülemiyor; etiket alınamıyor ve
          paketlerin yolu sorulamıyor. Hesabı yeniden girin.
        </Note>
      )}
      <div>
        <Button variant="outline" size="sm" onClick={change}>
          Geliver Hesabını Bağla
        </Button>
      </div>
    </>
  );
}

interface InForceProps {
  readonly account: NonNullable<GeliverView['account']>;
  readonly accountId: string;
  readonly onChange: () => void;
}

function InForce({ account, accountId, onChange }: InForceProps) {
  const { place, sender, lengthCm, widthCm, heightCm, savedAt } = account;
  const checking = trpc.admin.connections.checkGeliver.useMutation();
  return (
    <>
      <Facts
        facts={[
          ['Ortam', place === 'test' ? 'Deneme' : 'Gerçek gönderi'],
          ['API anahtarı', MASKED],
          ['Gönderici', sender],
          ['Koli', `${lengthCm} × ${widthCm} × ${heightCm} cm`],
          ['Kaydedildi', formatDateTime(savedAt)],
        ]}
      />
      <TryButton
        label="Bağlantıyı Dene"
        trial={checking}
        result={checking.data ? ANSWERS[checking.data] : null}
      >
        <Button variant="ghost" size="sm" onClick={onChange}>
          Hesabı Değiştir
        </Button>
        <RemoveGeliver accountId={accountId} />
      </TryButton>
    </>
  );
}

function RemoveGeliver({ accountId }: { readonly accountId: string }) {
  const { client } = trpc.useUtils();
  return (
    <RemoveAccount
      title="Geliver hesabı kaldırılsın mı?"
      text="Yeni kargo etiketi alınamaz; alınmış etiketler geçerlidir ve paketlerin yolu sorulmaya devam eder. Süper yöneticilere e-postayla haber verilir."
      removed="Geliver hesabı kaldırıldı; paketleri elden gönderebilirsiniz."
      remove={(currentPassword) =>
        client.admin.connections.removeGeliver.mutate({ accountId, currentPassword })
      }
      readAgain={useGeliverAgain()}
    />
  );
}

const ANSWERS: Readonly<Record<GeliverCheck, TrialResult>> = {
  accepted: { tone: 'success', text: 'Geliver yanıt verdi ve hesabı tanıdı.' },
  refused: { tone: 'danger', text: 'Geliver anahtarı tanımadı: etiket alınamıyor. Anahtarı yenileyin.' },
  no_sender: {
    tone: 'danger',
    text: 'Geliver hesabı tanıdı, ama hesapta gönderici adresi kalmamış: etiket alınamıyor.',
  },
  unreachable: { tone: 'warning', text: 'Geliver’e şu anda ulaşılamıyor. Birazdan yeniden deneyin.' },
};
