import { MASKED } from '@contract/common/masked.js';
import { formatDateTime } from '@contract/common/dates.js';
import type { IyzicoView } from '@contract/connections/iyzico-account.js';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { LoadError } from '../../ui/load-error.js';
import { LockedByServer } from '../../ui/locked-by-server.js';
import { ConnectionPart, type ConnectionState } from '../connection-part.js';
import { Facts } from '../facts.js';
import { IyzicoActions } from './iyzico-actions.js';
import { IyzicoForm } from './iyzico-form.js';

/** Where card payments go, and the keys with which the shop shows who it is. */
export function IyzicoPart() {
  const iyzico = trpc.admin.connections.iyzico.useQuery();
  return (
    <ConnectionPart
      title="Kartla ödeme: iyzico"
      lead="Kartlardan parayı iyzico çeker; alıcının bankası 3D Secure ile doğrular."
      state={iyzico.data && stateOf(iyzico.data)}
    >
      {iyzico.isLoadingError && <LoadError query={iyzico} what="iyzico bağlantısı okunamadı" />}
      {iyzico.isPending && <Skeleton h="96px" />}
      {iyzico.data && <Iyzico view={iyzico.data} />}
    </ConnectionPart>
  );
}

function stateOf({ address, isTrial, areKeysUnreadable }: IyzicoView): ConnectionState {
  if (areKeysUnreadable) return { tone: 'danger', text: 'Anahtarlar okunamıyor' };
  if (address === null) return { tone: 'warning', text: 'Henüz açık değil' };
  return isTrial ? { tone: 'warning', text: 'Deneme' } : { tone: 'success', text: 'Açık' };
}

function Iyzico({ view }: { readonly view: IyzicoView }) {
  const { address, areKeysLocked } = view;
  const [isChanging, setChanging] = useState(false);
  const isMissing = address === null;
  const close = () => setChanging(false);
  return (
    <>
      {isMissing ? <Missing view={view} /> : <InForce view={view} address={address} />}
      <Locks view={view} />
      {!isMissing && !isChanging && (
        <IyzicoActions onChange={areKeysLocked ? null : () => setChanging(true)} />
      )}
      {!areKeysLocked && (isMissing || isChanging) && (
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
      Anahtarlar girilene kadar mağaza açılır, ama kartla ödeme alıcılara “henüz açık değil” diye gösterilir.
    </Note>
  );
}

function InForce({ view, address }: { readonly view: IyzicoView; readonly address: string }) {
  const { savedAt, areKeysLocked } = view;
  const saved = areKeysLocked ? null : savedAt;
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

function Locks({ view: { areKeysLocked, lockedAddress } }: { readonly view: IyzicoView }) {
  if (areKeysLocked) return <LockedByServer names="IYZICO_URI, IYZICO_API_KEY ve IYZICO_SECRET_KEY" />;
  if (lockedAddress === null) return null;
  return <LockedByServer names="IYZICO_URI" what={`Adres (${lockedAddress})`} />;
}
