import { formatDateTime } from '@contract/common/dates.js';
import { MASKED } from '@contract/common/masked.js';
import type { SmsCheck, SmsView } from '@contract/connections/sms-account.js';
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
import { SmsForm } from './sms-form.js';
import { useSmsAgain } from './use-sms-again.js';

/** The account by which reminders go out as text messages. */
export function SmsPart() {
  const sms = trpc.admin.connections.sms.useQuery();
  return (
    <ReadConnectionPart
      title="SMS: Netgsm"
      lead="Workshop hatırlatmaları isteyen katılımcılara SMS ile de gider."
      query={sms}
      notRead="SMS bağlantısı okunamadı"
      stateOf={stateOf}
    >
      {(view) => <Sms view={view} />}
    </ReadConnectionPart>
  );
}

function stateOf({ userCode, isUnreadable, isSwitchedOn }: SmsView): ConnectionState {
  if (isUnreadable) return { tone: 'danger', text: 'Şifre okunamıyor' };
  if (userCode === null) return { tone: 'neutral', text: 'Bağlı değil' };
  return isSwitchedOn ? { tone: 'success', text: 'Açık' } : { tone: 'info', text: 'Bağlı, SMS kapalı' };
}

function Sms({ view }: { readonly view: SmsView }) {
  const [isChanging, setChanging] = useState(false);
  const { userCode, isUnreadable } = view;
  const close = () => setChanging(false);
  if (isChanging) return <SmsForm view={view} onCancel={close} onSaved={close} />;
  if (userCode !== null) return <InForce view={view} onChange={() => setChanging(true)} />;
  return (
    <>
      {isUnreadable && (
        <Note tone="danger">
          Sunucunun gizli anahtarı değiştiği için kayıtlı şifre çözülemiyor; SMS gitmiyor. Hesabı yeniden
          girin.
        </Note>
      )}
      <div>
        <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
          Netgsm Hesabını Bağla
        </Button>
      </div>
    </>
  );
}

interface InForceProps {
  readonly view: SmsView;
  readonly onChange: () => void;
}

function InForce({ view, onChange }: InForceProps) {
  const { userCode, header, savedAt, isSwitchedOn } = view;
  const checking = trpc.admin.connections.checkSms.useMutation();
  return (
    <>
      <Facts
        facts={[
          ['Kullanıcı kodu', userCode],
          ['API şifresi', MASKED],
          ['Gönderen adı', header],
          ['Kaydedildi', savedAt === null ? '–' : formatDateTime(savedAt)],
        ]}
      />
      {!isSwitchedOn && (
        <Note>
          Hesap bağlı, ama SMS’ler kapalı. <TextLink to={adminPaths.security}>Güvenlik Ayarları</TextLink>’nda
          açabilirsiniz.
        </Note>
      )}
      <TryButton
        label="Bağlantıyı Dene"
        trial={checking}
        result={checking.data ? resultOf(checking.data) : null}
      >
        <Button variant="ghost" size="sm" onClick={onChange}>
          Hesabı Değiştir
        </Button>
        <RemoveSms accountId={view.accountId ?? ''} />
      </TryButton>
    </>
  );
}

function RemoveSms({ accountId }: { readonly accountId: string }) {
  const { client } = trpc.useUtils();
  return (
    <RemoveAccount
      title="Netgsm hesabı kaldırılsın mı?"
      text="SMS bildirimleri kapanır; hatırlatmalar e-postayla gitmeyi sürdürür. Süper yöneticilere e-postayla haber verilir."
      removed="Netgsm hesabı kaldırıldı; SMS bildirimleri kapalı."
      remove={(currentPassword) => client.admin.connections.removeSms.mutate({ accountId, currentPassword })}
      readAgain={useSmsAgain()}
    />
  );
}

function resultOf({ verdict, credit }: SmsCheck): TrialResult {
  switch (verdict) {
    case 'accepted':
      return {
        tone: 'success',
        text: `Netgsm yanıt verdi ve hesabı tanıdı.${credit === null ? '' : ` Kalan kredi: ${credit} TL.`}`,
      };
    case 'refused':
      return { tone: 'danger', text: 'Netgsm hesabı tanımadı: SMS gitmiyor. Panelde API erişimine bakın.' };
    case 'unreachable':
      return { tone: 'warning', text: 'Netgsm’ye şu anda ulaşılamıyor. Birazdan yeniden deneyin.' };
  }
}
