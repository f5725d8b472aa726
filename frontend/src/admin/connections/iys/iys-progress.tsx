import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import type { IysEventView, IysState } from '@contract/connections/iys-account.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { toast } from '../../../ui/toast.js';
import { Facts } from '../facts.js';

/** What İYS has still to hear, what it refused, and when its refusals were last read. */
export function IysProgress({ state }: { readonly state: IysState }) {
  const { waiting, late, refused, problem, readAt, events } = state;
  return (
    <>
      <Facts
        facts={[
          ['Bildirilmeyi bekleyen', String(waiting)],
          ['İYS’deki retlere son bakış', readAt === null ? '–' : formatDateTime(readAt)],
        ]}
      />
      {late > 0 && (
        <Note tone="danger">
          {late} kayıt iki günden uzun süredir bekliyor. Üç iş günü içinde bildirilmeyen izin geçersiz
          sayılır.
        </Note>
      )}
      {problem !== null && <Note tone="warning">Son deneme sonuçsuz kaldı; yeniden denenecek.</Note>}
      {refused > 0 && <Refused count={refused} events={events} />}
    </>
  );
}

function Refused({ count, events }: { readonly count: number; readonly events: readonly IysEventView[] }) {
  const { client, admin } = trpc.useUtils();
  const tryAgain = async () => {
    try {
      const { count: again } = await client.admin.connections.tellIysAgain.mutate();
      toast.success({ text: `${again} kayıt yeniden bildirilecek.` });
    } catch (error) {
      toast.error({ text: describeError(error).message });
    }
    await admin.connections.iys.invalidate();
  };
  return (
    <Note tone="warning">
      <chakra.div display="grid" gap="3" justifyItems="start">
        <p>İYS {count} kaydı kabul etmedi. Nedenini giderdikten sonra yeniden bildirin.</p>
        <chakra.ul display="grid" gap="1">
          {events.map(({ id, recipient, type, status, reason, at }) => (
            <li key={id}>
              {recipient}, {type === 'MESAJ' ? 'SMS' : 'e-posta'} {status === 'ONAY' ? 'onayı' : 'reddi'},{' '}
              {formatDateTime(at)}: {reason}
            </li>
          ))}
        </chakra.ul>
        <Button variant="outline" size="sm" onClick={() => void tryAgain()}>
          Yeniden Bildir
        </Button>
      </chakra.div>
    </Note>
  );
}
