import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { browserLabel } from '@contract/people/browser-label.js';
import type { OwnSession } from '@contract/people/own-session.view.js';
import { describeError } from '../lib/server/describe-error.js';
import { Badge } from './badge.js';
import { Button } from './button.js';
import { confirm } from './confirm-dialog.js';
import { ErrorState } from './error-state.js';
import { Skeleton } from './skeleton.js';
import { toast } from './toast.js';

/** The list as TanStack Query has it. */
interface SessionsQuery {
  readonly data: readonly OwnSession[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface OwnSessionsProps {
  readonly query: SessionsQuery;
  /** Both also read the list again. They throw the server's error. */
  readonly end: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<void>;
}

/** The browsers in which a person is signed in, each but this one with a button that ends its session. */
export function OwnSessions({ query, end, endOthers }: OwnSessionsProps) {
  const { ending, run } = useEnding();
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title="Oturumlarınızı şu anda gösteremiyoruz."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton h="24" />
    );
  }
  const hasOthers = query.data.some(({ isCurrent }) => !isCurrent);
  const askAndEndOthers = async () => {
    const isSure = await confirm({
      title: 'Diğer tüm oturumları kapatalım mı?',
      text: 'Bu cihazdaki oturumunuz açık kalır. Öteki tarayıcılarda yeniden giriş yapmanız gerekir.',
      confirmLabel: 'Diğerlerinden Çık',
    });
    if (isSure) await run('others', endOthers, 'Diğer bütün oturumlarınız kapatıldı.');
  };
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <chakra.ul w="full" borderTopWidth="1px">
        {query.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void run(session.id, () => end(session.id), 'Oturum kapatıldı.')}
          />
        ))}
      </chakra.ul>
      {hasOthers ? (
        <Button
          variant="outline"
          pending={ending === 'others'}
          pendingLabel="Kapatılıyor..."
          onClick={() => void askAndEndOthers()}
        >
          Diğer tüm oturumlardan çık
        </Button>
      ) : (
        <chakra.p color="fg.muted">Başka bir yerde açık oturumunuz yok.</chakra.p>
      )}
    </chakra.div>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { address, signedInAt, seenAt, isCurrent } = session;
  const name = browserLabel(session);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="3"
      py="4"
      borderBottomWidth="1px"
    >
      <chakra.div minW="0" flex="1 1 15rem">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <strong>{name}</strong>
          {isCurrent && <Badge tone="success">Bu cihaz</Badge>}
        </chakra.p>
        <chakra.p display="flex" flexWrap="wrap" columnGap="4" textStyle="note" color="fg.muted">
          <span>Giriş {formatDateTime(signedInAt)}</span> <span>Son kullanım {formatDateTime(seenAt)}</span>{' '}
          <span>Yaklaşık adres {address}</span>
        </chakra.p>
      </chakra.div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Bu oturumu kapat: ${name}`}
          pending={isEnding}
          pendingLabel="Kapatılıyor..."
          onClick={onEnd}
        >
          Bu oturumu kapat
        </Button>
      )}
    </chakra.li>
  );
}

/** Runs one action at a time, and says what came of it. `ending`: the id of a session, or 'others'. */
function useEnding() {
  const [ending, setEnding] = useState<string | null>(null);
  const run = async (what: string, act: () => Promise<void>, done: string) => {
    setEnding(what);
    try {
      await act();
      toast.success({ text: done });
    } catch (error) {
      toast.error({ text: describeError(error).message });
    } finally {
      setEnding(null);
    }
  };
  return { ending, run };
}
