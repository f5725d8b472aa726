import { trpc } from '../../lib/server/trpc.js';
import { OwnSessions } from '../../ui/own-sessions.js';

export function OwnAdminSessions() {
  const { client, admin } = trpc.useUtils();
  const query = trpc.admin.profile.sessions.useQuery();
  return (
    <OwnSessions
      query={query}
      end={async (id) => {
        await client.admin.profile.endSession.mutate({ id });
        await admin.profile.sessions.invalidate();
      }}
      endOthers={async () => {
        await client.admin.profile.endOtherSessions.mutate();
        // The profile has another version now.
        await admin.profile.invalidate();
      }}
    />
  );
}
