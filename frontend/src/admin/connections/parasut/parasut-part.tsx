import { formatDateTime } from '@contract/common/dates.js';
import { MASKED } from '@contract/common/masked.js';
import type { ParasutCheck, ParasutView } from '@contract/connections/parasut-account.js';
import { useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { type ConnectionState, ReadConnectionPart } from '../connection-part.js';
import { Facts } from '../facts.js';
import { RemoveAccount } from '../remove-account.js';
import { TryButton, type TrialResult } from '../try-button.js';
import { ParasutForm } from './parasut-form.js';

/** The account by which invoices become e-documents. */
export function ParasutPart() {
  const parasut = trpc.admin.connections.parasut.useQuery();
  return (
    <ReadConnectionPart
      title="Fatura: Paraşüt"
      lead="Satışların faturaları Paraşüt hesabınızla e-Fatura ya da e-Arşiv olarak kendiliğinden düzenlenir."
      query={parasut}
      notRead="Paraşüt bağlantısı okunamadı"
      stateOf={stateOf}
    >
      {(view) => <Parasut view={view} />}
    </ReadConnectionPart>
  );
}

function stateOf({ companyId, isUnreadable }: ParasutView): ConnectionState {
  if (isUnreadable) return { tone: 'danger', text: 'Şifre okunamıyor' };
  return companyId === null ? { tone: 'neutral', text: 'Bağlı değil' } : { tone: 'success', text: 'Açık' };
}

function Parasut({ view }: { readonly view: ParasutView }) {
  const [isChanging, setChanging] = useState(false);
  const { companyId, isUnreadable } = view;
  const close = () => setChanging(false);
  if (isChanging) return <ParasutForm view={view} onCancel={close} onSaved={close} />;
  if (companyId !== null) return <InForce view={view} onChange={() => setChanging(true)} />;
  return (
    <>
      {isUnreadable ? (
        <Note tone="danger">
          Sunucunun gizli anahtarı değiştiği için kayıtlı hesap çözülemiyor; faturalar bekliyor. Hesabı
          yeniden girin.
        </Note>
      ) : (
        <Note>
          Bağlanana kadar her satış için bilgi fişi hazırlanır ve alıcıya gider; yasal faturayı mali
          müşaviriniz <TextLink to={adminPaths.documents}>Faturalar</TextLink> sayfasındaki aylık arşivden
          düzenler.
        </Note>
      )}
      <div>
        <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
          Paraşüt Hesabını Bağla
        </Button>
      </div>
    </>
  );
}

interface InForceProps {
  readonly view: ParasutView;
  readonly onChange: () => void;
}

function InForce({ view, onChange }: InForceProps) {
  const { companyId, username, savedAt } = view;
  const checking = trpc.admin.connections.checkParasut.useMutation();
  return (
    <>
      <Facts
        facts={[
          ['Firma numarası', companyId],
          ['Kullanıcı', username],
          ['Anahtarlar ve şifre', MASKED],
          ['Kaydedildi', savedAt === null ? '–' : formatDateTime(savedAt)],
        ]}
      />
      <TryButton
        label="Bağlantıyı Dene"
        trial={checking}
        result={checking.data ? RESULTS[checking.data] : null}
      >
        <Button variant="ghost" size="sm" onClick={onChange}>
          Hesabı Değiştir
        </Button>
        <RemoveParasut accountId={view.accountId ?? ''} />
      </TryButton>
    </>
  );
}

function RemoveParasut({ accountId }: { readonly accountId: string }) {
  const { client, admin } = trpc.useUtils();
  return (
    <RemoveAccount
      title="Paraşüt hesabı kaldırılsın mı?"
      text="Yeni satışların belgeleri mali müşaviriniz için hazırlanır. Paraşüt’te başlamış olanlar, hesap yeniden girilene kadar bekler. Süper yöneticilere e-postayla haber verilir."
      removed="Paraşüt hesabı kaldırıldı."
      remove={(currentPassword) =>
        client.admin.connections.removeParasut.mutate({ accountId, currentPassword })
      }
      readAgain={() => admin.connections.parasut.invalidate()}
    />
  );
}

const RESULTS: Readonly<Record<ParasutCheck, TrialResult>> = {
  accepted: { tone: 'success', text: 'Paraşüt yanıt verdi ve hesabı tanıdı.' },
  refused: {
    tone: 'danger',
    text: 'Paraşüt hesabı tanımadı: faturalar bekliyor. Kullanıcının şifresine ve yetkisine bakın.',
  },
  unreachable: { tone: 'warning', text: 'Paraşüt’e şu anda ulaşılamıyor. Birazdan yeniden deneyin.' },
};
