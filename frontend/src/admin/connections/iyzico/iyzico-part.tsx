import { MASKED } from '@contract/common/masked.js';
import { formatDateTime } from '@contract/common/dates.js';
import type { IyzicoView } from '@contract/connections/iyzico-account.js';
import { useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { Note } from '../../../ui/note.js';
import { LockedByServer } from '../../ui/locked-by-server.js';
import { type ConnectionState, ReadConnectionPart } from '../connection-part.js';
import { Facts } from '../facts.js';
import { IyzicoActions } from './iyzico-actions.js';
import { IyzicoForm } from './iyzico-form.js';

/** Where card payments go, and the keys with which the shop shows who it is. */
export function IyzicoPart() {
  const iyzico = trpc.admin.connections.iyzico.useQuery();
  return (
    <ReadConnectionPart
      title="Kartla ödeme: iyzico"
      lead="Kartlardan parayı iyzico çeker; alıcının bankası 3D Secure ile doğrular."
      query={iyzico}
      notRead="iyzico bağlantısı okunamadı"
      stateOf={stateOf}
    >
      {(view) => <Iyzico view={view} />}
    </ReadConnectionPart>
  );
}

function stateOf({ address, isTrial, areKeysUnreadable }: IyzicoView): ConnectionState {
  if (areKeysUnreadable) return { tone: 'danger', text: 'Anahtarlar okunamıyor' };
  if (address === null) return { tone: 'warning', text: 'Henüz açık değil' };
  return isTrial ? { tone: 'warning', text: 'Deneme' } : { tone: 'success', text: 'Açık' };
}

function Iyzico({ view }: { readonly view: IyzicoView }) {
  const { address } = view;
  const isLocked = view.lockedKeys.length > 0;
  const [isChanging, setChanging] = useState(false);
  const isMissing = address === null;
  const close = () => setChanging(false);
  return (
    <>
      {isMissing ? <Missing view={view} /> : <InForce view={view} address={address} />}
      <Locks view={view} />
      {!isMissing && !isChanging && (
        <IyzicoActions view={view} onChange={isLocked ? null : () => setChanging(true)} />
      )}
      {!isLocked && (isMissing || isChanging) && (
        <IyzicoForm view={view} onCancel={isMissing ? undefined : close} onSaved={close} />
      )}
    </>
  );
}

function Missing({ view: { areKeysUnreadable } }: { readonly view: IyzicoView }) {
  return areKeysUnreadable ? (
    <Note tone="danger">
      Sunucunun gizli anahtarı değiştiği için kayıtlı anahtarlar çözülemiyor; kartla ödeme kapalı. İki
      anahtarı yeniden yazın.
    </Note>
  ) : (
    <Note tone="info">
      Anahtarlar girilene kadar dükkân açılır, ama kartla ödeme alıcılara “henüz açık değil” diye gösterilir.
    </Note>
  );
}

function InForce({ view, address }: { readonly view: IyzicoView; readonly address: string }) {
  const saved = view.lockedKeys.length > 0 ? null : view.savedAt;
  return (
    <Facts
      facts={[
        ['Adres', address],
        ['API anahtarı', MASKED],
        ['Güvenlik anahtarı', MASKED],
        ...(saved === null ? [] : [['Kaydedildi', formatDateTime(saved)] as const]),
      ]}
    />
  );
}

function Locks({ view: { lockedKeys, lockedAddress } }: { readonly view: IyzicoView }) {
  if (lockedKeys.length > 0) {
    return <LockedByServer variables={[...lockedAddress, ...lockedKeys]} what="Bu bağlantı" />;
  }
  if (lockedAddress.length === 0) return null;
  return <LockedByServer variables={lockedAddress} what="Bu bağlantının adresi" />;
}
