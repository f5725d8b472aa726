import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { CardDaysView, CardDayView } from '@contract/reconciliation/reconciliation.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Note } from '../../ui/note.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextLink } from '../../ui/text-link.js';
import { toast } from '../../ui/toast.js';
import { adminPaths } from '../lib/admin-paths.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import { DataTable } from '../ui/data-table.js';
import { LoadError } from '../ui/load-error.js';
import type { Column } from '../ui/table-column.js';
import { CardDifferences } from './card-differences.js';
import { Part } from './part.js';

/** What iyzico reports of each day beside what the shop noted. */
export function CardDaysPart() {
  const cards = trpc.admin.reconciliation.cardDays.useQuery();
  return (
    <Part
      title="Kart: iyzico"
      lead="Biten her günün raporu gece okunur. Gece yarısına denk gelen bir ödeme iki gün arasında kayabilir; fark ancak ödemenin kendisi tutmuyorsa yazılır."
    >
      {cards.isLoadingError && <LoadError query={cards} what="iyzico günleri yüklenirken hata oluştu" />}
      {cards.isPending && <Skeleton h="160px" />}
      {cards.data && <CardDays cards={cards.data} />}
    </Part>
  );
}

function CardDays({ cards: { isConnected, days, differences } }: { readonly cards: CardDaysView }) {
  if (!isConnected && days.length === 0) {
    return (
      <Note>
        iyzico bağlı değil. <TextLink to={adminPaths.connections}>Bağlantılar</TextLink> sayfasında hesabınızı
        girince her günün raporu burada karşılaştırılır.
      </Note>
    );
  }
  return (
    <>
      <CardDifferences differences={differences} />
      <DataTable
        caption="Kartla gelen günler"
        columns={COLUMNS}
        rows={days}
        rowKey={({ day }) => day}
        empty={<Note>Henüz okunmuş bir gün yok; ilk rapor bu gece okunur.</Note>}
      />
    </>
  );
}

const COLUMNS: readonly Column<CardDayView>[] = [
  {
    key: 'day',
    title: 'Gün',
    cell: ({ day, readAt }) => (
      <>
        {formatDate(day)}
        <small>Okundu: {formatDateTime(readAt)}</small>
      </>
    ),
    onCard: 'title',
  },
  {
    key: 'paid',
    title: 'Çekilen',
    align: 'end',
    cell: ({ oursPaidKurus, theirsPaidKurus }) => <Sides ours={oursPaidKurus} theirs={theirsPaidKurus} />,
  },
  {
    key: 'returned',
    title: 'İade',
    align: 'end',
    cell: ({ oursReturnedKurus, theirsReturnedKurus }) => (
      <Sides ours={oursReturnedKurus} theirs={theirsReturnedKurus} />
    ),
  },
  { key: 'fee', title: 'Komisyon', align: 'end', cell: ({ feeKurus }) => formatTl(feeKurus) },
  { key: 'state', title: 'Durum', cell: (day) => <DayState day={day} />, onCard: 'titleEnd' },
  {
    key: 'again',
    title: 'Yeniden oku',
    titleHidden: true,
    cell: ({ day }) => <ReadAgain day={day} />,
    onCard: 'actions',
  },
];

/** One amount where both agree, otherwise both. */
function Sides({ ours, theirs }: { readonly ours: number; readonly theirs: number }) {
  if (ours === theirs) return formatTl(ours);
  return (
    <>
      {formatTl(ours)}
      <small>iyzico: {formatTl(theirs)}</small>
    </>
  );
}

function DayState({ day }: { readonly day: CardDayView }) {
  const { openDifferences, oursPaidKurus, theirsPaidKurus, oursReturnedKurus, theirsReturnedKurus } = day;
  if (openDifferences > 0) return <Badge tone="danger">{openDifferences} fark</Badge>;
  const isEven = oursPaidKurus === theirsPaidKurus && oursReturnedKurus === theirsReturnedKurus;
  return isEven ? <Badge tone="success">Tutuyor</Badge> : <Badge tone="neutral">Gün kayması</Badge>;
}

function ReadAgain({ day }: { readonly day: string }) {
  const { admin } = trpc.useUtils();
  const reading = trpc.admin.reconciliation.readCardDay.useMutation({
    onSuccess: () => toast.success({ text: `${formatDate(day)} yeniden okundu.` }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Rapor okunamadı.') }),
    onSettled: () => admin.reconciliation.invalidate(),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={reading.isPending}
      onClick={() => reading.mutate({ day })}
      aria-label={`Yeniden Oku: ${formatDate(day)}`}
    >
      Yeniden Oku
    </Button>
  );
}
