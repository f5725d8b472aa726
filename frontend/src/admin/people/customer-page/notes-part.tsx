import { chakra } from '@chakra-ui/react';
import type { InternalNote } from '@contract/internal-notes/internal-note.js';
import type { Person } from '@contract/people/customer-page.views.js';
import { shortId } from '@contract/common/short-id.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { Block } from '../../ui/block.js';
import { NoteForm } from '../../ui/internal-notes/note-form.js';
import { NoteList } from '../../ui/internal-notes/note-list.js';

/** The notes about a person, wherever they were written. Those about a guest stand at their orders and bookings. */
export function NotesPart({ person }: { readonly person: Person }) {
  const notes = trpc.admin.customers.notes.useQuery(person);
  return (
    <Block title="İç notlar">
      <chakra.div display="grid" gap="3">
        {'customerId' in person && <NoteForm about={{ kind: 'customer', id: person.customerId }} />}
        {notes.isPending && <Skeleton h="10" />}
        {notes.isLoadingError && <Quiet>İç notlar şu anda okunamıyor.</Quiet>}
        {notes.data?.length === 0 && <Quiet>{noneText(person)}</Quiet>}
        {notes.data !== undefined && notes.data.length > 0 && (
          <NoteList notes={notes.data} placeOf={placeOf} />
        )}
      </chakra.div>
    </Block>
  );
}

function noneText(person: Person): string {
  if ('customerId' in person) {
    return 'Henüz not yok. Siparişlerine ve rezervasyonlarına yazılanlar da burada görünür.';
  }
  return 'Henüz not yok. Üye olmayan birinin notları siparişine ya da rezervasyonuna yazılır ve burada toplanır.';
}

function placeOf({ about: { kind, id } }: InternalNote) {
  if (kind === 'order') return <TextLink to={adminPaths.order(id)}>Sipariş {shortId(id)}</TextLink>;
  if (kind === 'booking') return <TextLink to={adminPaths.booking(id)}>Rezervasyon {shortId(id)}</TextLink>;
  return 'Müşteri';
}

const Quiet = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });
