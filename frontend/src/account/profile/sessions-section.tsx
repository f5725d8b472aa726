import { trpc } from '../../lib/server/trpc.js';
import { OwnSessions } from '../../ui/own-sessions.js';

export function SessionsSection() {
  const { client, session } = trpc.useUtils();
  const query = trpc.session.own.useQuery();
  return (
    <OwnSessions
      query={query}
      end={async (id) => {
        await client.session.end.mutate({ id });
        await session.own.invalidate();
      }}
      endOthers={async () => {
        await client.session.endOthers.mutate();
        await session.own.invalidate();
      }}
    />
  );
}
