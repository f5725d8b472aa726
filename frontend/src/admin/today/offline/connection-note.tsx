import { chakra } from '@chakra-ui/react';
import { CloudOff, LogIn, TriangleAlert } from 'lucide-react';
import { formatTime } from '@contract/attendance/attendance.js';
import { Icon } from '../../../ui/icon.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';
import { signInPath } from '../../lib/return-path.js';
import type { PhoneState } from './attendance-phone.js';
import { OFFLINE_PAGE } from './offline-page.js';
import { usePhoneState } from './use-attendance.js';

/** Says how old the list is, and honestly where what was noted lies. */
export function ConnectionNote() {
  const state = usePhoneState();
  const { snapshot, connection, pending, pendingOfOthers, isLasting } = state;
  return (
    <chakra.div display="grid" gap="3" aria-live="polite">
      {connection === 'online' && pending === 0 ? (
        snapshot && (
          <chakra.p textStyle="sm" color="fg.subtle">
            {formatTime(snapshot.takenAt)} itibarıyla
          </chakra.p>
        )
      ) : (
        <Trouble state={state} />
      )}
      {pendingOfOthers > 0 && (
        <Note>
          Bu telefonda başka bir yöneticinin gönderilmemiş {pendingOfOthers} kaydı var. O yönetici giriş
          yapınca gönderilir.
        </Note>
      )}
      {!isLasting && (
        <Note tone="warning">
          Tarayıcınız bu telefonda kayıt tutmuyor. Bağlantı kesilirse sayfayı kapatmayın.
        </Note>
      )}
    </chakra.div>
  );
}

function Trouble({ state: { snapshot, connection, pending } }: { readonly state: PhoneState }) {
  const age = snapshot === null ? '' : ` Liste ${formatTime(snapshot.takenAt)} itibarıyla.`;
  const kept = pending === 0 ? '' : ` Bu telefonda kayıtlı, gönderilecek (${pending}).`;
  if (connection === 'signed_out') {
    return (
      <Note tone="danger" icon={LogIn}>
        Oturumunuz kapandı.{age}
        {kept}{' '}
        <TextLink to={signInPath({ pathname: OFFLINE_PAGE.scope, search: '', hash: '' })}>
          Yeniden giriş yapın
        </TextLink>
      </Note>
    );
  }
  if (connection === 'offline') {
    return (
      <Note tone="warning" icon={CloudOff}>
        Bağlantı yok; işaretlemeye devam edebilirsiniz.{age}
        {kept}
      </Note>
    );
  }
  return (
    <chakra.p textStyle="sm" color="warning.fg" display="flex" gap="2" alignItems="center">
      <Icon as={TriangleAlert} />
      Bu telefonda kayıtlı, gönderiliyor ({pending}).{age}
    </chakra.p>
  );
}
