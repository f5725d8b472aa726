import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type {
  SessionWithoutAnswers,
  SessionWithTooFew,
} from '@contract/booking-changes/call-off/open-acts.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../lib/server/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { TextLink } from '../../ui/text-link.js';
import { GoAhead } from './go-ahead.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';

/** Sessions that may not take place as planned, each with the way to where it is settled; nothing when there are none. */
export function OpenActs() {
  const mayRead = useMay('bookings.read');
  const mayDecide = useMay('bookings.change');
  const acts = trpc.admin.callOffs.openActs.useQuery(undefined, { enabled: mayRead });
  if (acts.isLoadingError) {
    return (
      <ErrorState
        title="Karar bekleyen workshoplar yüklenemedi."
        retrying={acts.isFetching}
        onRetry={() => void acts.refetch()}
      />
    );
  }
  const { tooFew = [], unanswered = [] } = acts.data ?? {};
  if (tooFew.length + unanswered.length === 0) return null;
  return (
    <chakra.section aria-labelledby="open-acts" mb="6" p="4" borderWidth="1px" borderRadius="md">
      <chakra.h2 id="open-acts" textStyle="h4">
        Sizi bekleyenler
      </chakra.h2>
      <chakra.ul listStyleType="none" mt="2">
        {unanswered.map((session) => (
          <Line
            key={`${session.sessionId}${session.isCalledOff}`}
            session={session}
            address={addressOf(session, session.isCalledOff ? 'iptal' : 'yanitlar')}
            text={waitingText(session)}
          />
        ))}
        {tooFew.map((session) => (
          <Line
            key={session.sessionId}
            session={session}
            address={addressOf(session)}
            text={tooFewText(session)}
          >
            {session.isAsked && mayDecide ? <GoAhead session={session} /> : undefined}
          </Line>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface LineProps {
  readonly session: SessionWithTooFew | SessionWithoutAnswers;
  readonly address: string;
  readonly text: string;
  /** To settle it here. */
  readonly children?: ReactNode;
}

function Line({ session, address, text, children }: LineProps) {
  return (
    <chakra.li py="2" borderTopWidth="1px" overflowWrap="anywhere">
      <TextLink to={address}>
        {session.title} · {formatSession(session)}
      </TextLink>
      <chakra.p textStyle="sm" color="fg.muted">
        {text}
      </chakra.p>
      {children !== undefined && <chakra.div mt="2">{children}</chakra.div>}
    </chakra.li>
  );
}

/** The day in the calendar, with the dialog in which it is settled. */
function addressOf({ date, sessionId }: LineProps['session'], dialog?: 'iptal' | 'yanitlar'): string {
  const query = new URLSearchParams({ ay: date.slice(0, 7), gun: date });
  if (dialog !== undefined) query.set(dialog, sessionId);
  return `${adminPaths.workshops}?${query.toString()}`;
}

function waitingText({ isCalledOff, waiting, toCall }: SessionWithoutAnswers): string {
  const what = isCalledOff ? 'İptal edildi' : 'Günü değişti';
  const calls = toCall > 0 ? ` ${toCall} kişiyi sizin aramanız gerekiyor.` : '';
  return `${what}; ${waiting} rezervasyondan yanıt bekleniyor.${calls}`;
}

function tooFewText(session: SessionWithTooFew): string {
  const { guests, minimum, decidedFor, isAsked, whenTooFew, decideAt } = session;
  const count = `${guests} kişi var, kuralınız en az ${minimum}.`;
  if (decidedFor !== null) {
    return `${count} ${decidedFor} kişi varken olduğu gibi bırakmıştınız; gelecekler azaldı, yeniden karar verin.`;
  }
  if (isAsked) return `${count} İptal etmek için güne gidin ya da olduğu gibi bırakın.`;
  const when = formatDateTime(new Date(decideAt));
  return whenTooFew === 'call_off'
    ? `${count} ${when} itibarıyla değişmezse kendiliğinden iptal edilir.`
    : `${count} Karar zamanı: ${when}.`;
}
