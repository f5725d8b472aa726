import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import type { LogView } from '@contract/activity-log/admin-logs.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { ButtonLink } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { LogTypeBadge } from './log-columns.js';
import { LogDetails } from './log-details.js';
import { logFailure } from './log-failure.js';
import { subjectOf, userOf, subjectLink } from './log-subject.js';

interface LogDialogProps {
  /** Null closes the dialog. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Shows everything recorded about an event. */
export function LogDialog({ id, onClose }: LogDialogProps) {
  const entry = trpc.admin.logs.entry.useQuery({ id: id ?? '' }, { enabled: id !== null });
  const link = entry.data && subjectLink(entry.data);
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title="Log Ayrıntısı"
      width="coupon"
      {...(link && {
        footer: (
          <ButtonLink variant="outline" size="sm" to={link.to}>
            {link.label}
          </ButtonLink>
        ),
      })}
    >
      {entry.data && <Entry entry={entry.data} />}
      {entry.isPending && <Skeleton h="240px" />}
      {entry.isLoadingError && (
        <ErrorState
          titleAs="h3"
          title={logFailure(entry.error)}
          text="Kayıt saklama süresi dolduğu için silinmiş olabilir."
          onRetry={() => void entry.refetch()}
          retrying={entry.isFetching}
        />
      )}
    </Dialog>
  );
}

function Entry({ entry }: { readonly entry: LogView }) {
  const { what, whom } = subjectOf(entry);
  return (
    <>
      <chakra.dl display="grid" gap="3" mb="5">
        <Fact name="Olay">
          <LogTypeBadge type={entry.type} />
        </Fact>
        <Fact name="Konu">{[what, whom].filter(Boolean).join(': ')}</Fact>
        <Fact name="Tarih">{formatDateTime(entry.createdAt)}</Fact>
        <Fact name="Kullanıcı">{userOf(entry)}</Fact>
        <Fact name="IP adresi">{entry.address ?? '–'}</Fact>
        <Fact name="Tarayıcı">{entry.userAgent ?? '–'}</Fact>
      </chakra.dl>
      <LogDetails details={entry.details} recordKind={entry.recordKind} />
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="110px minmax(0, 1fr)" gap="3">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}
