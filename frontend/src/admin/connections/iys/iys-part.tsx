import { formatDateTime } from '@contract/common/dates.js';
import { MASKED } from '@contract/common/masked.js';
import type { IysCheck, IysView } from '@contract/connections/iys-account.js';
import { useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { type ConnectionState, ReadConnectionPart } from '../connection-part.js';
import { Facts } from '../facts.js';
import { RemoveAccount } from '../remove-account.js';
import { TryButton, type TrialResult } from '../try-button.js';
import { IysForm } from './iys-form.js';
import { IysProgress } from './iys-progress.js';

/** The account by which İYS hears of consents to commercial messages. */
export function IysPart() {
  const iys = trpc.admin.connections.iys.useQuery();
  return (
    <ReadConnectionPart
      title="Ticari ileti izinleri: İYS"
      lead="Alınan ve geri alınan izinler İleti Yönetim Sistemi’ne kendiliğinden bildirilir; orada verilen retler burada hemen uygulanır."
      query={iys}
      notRead="İYS bağlantısı okunamadı"
      stateOf={stateOf}
    >
      {(view) => <Iys view={view} />}
    </ReadConnectionPart>
  );
}

function stateOf({ iysCode, isUnreadable, state }: IysView): ConnectionState {
  if (isUnreadable) return { tone: 'danger', text: 'Şifre okunamıyor' };
  if (state.late > 0) return { tone: 'danger', text: 'Geciken izin var' };
  if (iysCode === null) return { tone: 'neutral', text: 'Bağlı değil' };
  return state.refused > 0
    ? { tone: 'warning', text: 'Reddedilen kayıt var' }
    : { tone: 'success', text: 'Açık' };
}

function Iys({ view }: { readonly view: IysView }) {
  const [isChanging, setChanging] = useState(false);
  const { iysCode, isUnreadable } = view;
  const close = () => setChanging(false);
  if (isChanging) return <IysForm view={view} onCancel={close} onSaved={close} />;
  if (iysCode !== null) return <InForce view={view} onChange={() => setChanging(true)} />;
  return (
    <>
      {isUnreadable ? (
        <Note tone="danger">
          Sunucunun gizli anahtarı değiştiği için kayıtlı hesap çözülemiyor; izinler bekliyor. Hesabı yeniden
          girin.
        </Note>
      ) : (
        <Note>
          Bağlanana kadar izinler burada birikir. İYS’ye üç iş günü içinde bildirilmeyen bir izin geçersiz
          sayılır; duyuru göndermeden önce hesabınızı bağlayın.
        </Note>
      )}
      <IysProgress state={view.state} />
      <div>
        <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
          İYS Hesabını Bağla
        </Button>
      </div>
    </>
  );
}

interface InForceProps {
  readonly view: IysView;
  readonly onChange: () => void;
}

function InForce({ view, onChange }: InForceProps) {
  const { iysCode, brandCode, savedAt, state } = view;
  const checking = trpc.admin.connections.checkIys.useMutation();
  return (
    <>
      <Facts
        facts={[
          ['İYS numarası', iysCode],
          ['Marka kodu', brandCode],
          ['API kullanıcısı ve şifre', MASKED],
          ['Kaydedildi', savedAt === null ? '–' : formatDateTime(savedAt)],
        ]}
      />
      <IysProgress state={state} />
      <TryButton
        label="Bağlantıyı Dene"
        trial={checking}
        result={checking.data ? RESULTS[checking.data] : null}
      >
        <Button variant="ghost" size="sm" onClick={onChange}>
          Hesabı Değiştir
        </Button>
        <RemoveIys accountId={view.accountId ?? ''} />
      </TryButton>
    </>
  );
}

function RemoveIys({ accountId }: { readonly accountId: string }) {
  const { client, admin } = trpc.useUtils();
  return (
    <RemoveAccount
      title="İYS hesabı kaldırılsın mı?"
      text="Yeni izinler ve retler, hesap yeniden girilene kadar bekler. Üç iş günü içinde bildirilmeyen izin geçersiz sayılır. Süper yöneticilere e-postayla haber verilir."
      removed="İYS hesabı kaldırıldı."
      remove={(currentPassword) => client.admin.connections.removeIys.mutate({ accountId, currentPassword })}
      readAgain={() => admin.connections.iys.invalidate()}
    />
  );
}

const RESULTS: Readonly<Record<IysCheck, TrialResult>> = {
  accepted: { tone: 'success', text: 'İYS yanıt verdi ve hesabı tanıdı.' },
  refused: {
    tone: 'danger',
    text: 'İYS hesabı tanımadı: izinler bekliyor. API kullanıcısının şifresine ve yetkisine bakın.',
  },
  unreachable: { tone: 'warning', text: 'İYS’ye şu anda ulaşılamıyor. Birazdan yeniden deneyin.' },
};
