import { chakra } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { readableTypes } from '@contract/notifications/notification-rights.js';
import {
  type StudioNotificationCount,
  STUDIO_NOTIFICATION_TYPE_LABELS,
} from '@contract/notifications/studio-notification.js';
import { trpc } from '../../lib/server/trpc.js';
import { useAddressParams } from '../../lib/navigation/use-address-params.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { Icon } from '../../ui/icon.js';
import { useAdmin } from '../lib/use-admin.js';
import { useTab } from '../lib/use-tab.js';
import { SectionHead } from '../ui/section-head.js';
import { Tabs } from '../ui/tabs.js';
import { NotificationList } from './notification-list.js';
import { useNotificationActions } from './use-notification-actions.js';

const ALL = 'all';
const UNREAD_ONLY = 'okunmamis';

export function NotificationsPage() {
  const tabs = [ALL, ...readableTypes(useAdmin().role)] as const;
  const { current, hrefOf } = useTab('tur', tabs);
  const [params, setParams] = useAddressParams();
  const unreadOnly = params.get(UNREAD_ONLY) === '1';
  const { data: counts = [] } = trpc.admin.notifications.counts.useQuery();
  const { readAll } = useNotificationActions();
  const type = current === ALL ? undefined : current;
  const unread = unreadOf(counts, type);
  return (
    <>
      <SectionHead
        title="Bildirimler"
        lead={unreadOf(counts) === 0 ? 'Hepsini okudunuz' : `${unreadOf(counts)} okunmamış bildirim`}
        actions={
          <Button
            variant="outline"
            size="sm"
            icon={<Icon as={CheckCheck} />}
            disabled={unread === 0}
            pending={readAll.isPending}
            pendingLabel="İşaretleniyor..."
            onClick={() => readAll.mutate(type ? { type } : {})}
          >
            {type ? 'Bu Türü Okundu Say' : 'Tümünü Okundu Say'}
          </Button>
        }
      />
      <Tabs
        label="Bildirim türleri"
        counts="unread"
        current={current}
        tabs={tabs.map((tab) => ({
          key: tab,
          label: tab === ALL ? 'Tümü' : STUDIO_NOTIFICATION_TYPE_LABELS[tab],
          href: hrefOf(tab),
          count: unreadOf(counts, tab === ALL ? undefined : tab),
        }))}
      />
      <chakra.div display="inline-block">
        <CheckboxField
          label="Yalnızca okunmamışlar"
          checked={unreadOnly}
          onChange={({ target }) =>
            setParams((now) => {
              const next = new URLSearchParams(now);
              if (target.checked) next.set(UNREAD_ONLY, '1');
              else next.delete(UNREAD_ONLY);
              return next;
            })
          }
        />
      </chakra.div>
      <NotificationList type={type} unreadOnly={unreadOnly} />
    </>
  );
}

function unreadOf(
  counts: readonly StudioNotificationCount[],
  wanted?: StudioNotificationCount['type'],
): number {
  return counts
    .filter(({ type }) => wanted === undefined || type === wanted)
    .reduce((sum, { unread }) => sum + unread, 0);
}
