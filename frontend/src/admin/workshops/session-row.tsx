import { chakra } from '@chakra-ui/react';
import {
  CalendarX,
  Copy,
  Hourglass,
  Lock,
  Mail,
  MessageCircleQuestion,
  type LucideIcon,
  Pencil,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react';
import { formatTimeRange } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AdminSessionRow, SessionGuest } from '@contract/workshops/admin-sessions.views.js';
import { hasBegun, isOver } from '@contract/workshops/session.js';
import { useNow } from '../../lib/time/use-now.js';
import { AVAILABILITY_COLORS, AvailabilityMark } from '../../ui/calendar/availability-mark.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { MovableGuests } from './moving/movable-guests.js';
import { DROP_STYLES, type MovingGuests } from './moving/use-moving-guests.js';
import { isAwaited } from './session-guests.js';
import { statusOf } from './use-studio-month.js';
import { freeSeats } from '../lib/session-seats.js';
import { useMay } from '../lib/use-may.js';
import { useQueueLength } from './waiting-list/use-queue-length.js';

export interface SessionActions {
  readonly onEdit: (session: AdminSessionRow) => void;
  readonly onCopy: (session: AdminSessionRow) => void;
  readonly onAddGuests: (session: AdminSessionRow) => void;
  readonly onQueue: (session: AdminSessionRow) => void;
  readonly onBlock: (session: AdminSessionRow) => void;
  readonly onGuests: (session: AdminSessionRow) => void;
  readonly onWrite: (session: AdminSessionRow) => void;
  readonly onCancel: (session: AdminSessionRow) => void;
  readonly onAnswers: (session: AdminSessionRow) => void;
  readonly onRemove: (session: AdminSessionRow) => void;
}

type RowActionsProps = SessionActions & { readonly session: AdminSessionRow };

interface SessionRowProps extends SessionActions {
  readonly session: AdminSessionRow;
  readonly isEdited: boolean;
  /** Those who can go to another day. */
  readonly guests: readonly SessionGuest[];
  readonly moving: MovingGuests;
}

/** A session of the day: time, title, occupancy and actions. */
export function SessionRow({ session, isEdited, guests, moving, ...actions }: SessionRowProps) {
  const { id, title, description, startTime, endTime, cancellation, isForChildren } = session;
  const isClosed = hasBegun(session, useNow()) || cancellation !== null || freeSeats(session) <= 0;
  const drop = moving.target({ key: id, sessionId: id }, (dragged) => !isClosed && dragged.sessionId !== id);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '104px minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
      py="3"
      borderBottomWidth="1px"
      {...(isEdited && { bg: 'brand.subtle', borderRadius: 'md', px: '2' })}
      css={DROP_STYLES}
      {...drop}
    >
      <chakra.span fontWeight="700" whiteSpace="nowrap">
        {formatTimeRange(startTime, endTime)}
      </chakra.span>
      <chakra.div minW="0" gridRow={{ base: '2', md: 'auto' }}>
        <chakra.p overflowWrap="anywhere">
          {title} {isForChildren && <Badge>Çocuk atölyesi</Badge>}
        </chakra.p>
        {description !== '' && (
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
            {description}
          </chakra.p>
        )}
        <chakra.p textStyle="sm" color="fg.subtle">
          {cancellation === null ? pricesOf(session) : <CancellationLine session={session} />}
        </chakra.p>
        {session.openMoveAnswers > 0 && (
          <chakra.p textStyle="sm" color="warning.fg">
            {session.openMoveAnswers} rezervasyon yeni güne yanıt vermedi
          </chakra.p>
        )}
      </chakra.div>
      {cancellation === null ? <Seats session={session} /> : <Badge tone="danger">İptal edildi</Badge>}
      {cancellation === null ? (
        <RowActions session={session} {...actions} />
      ) : (
        <CalledOffActions session={session} onCancel={actions.onCancel} />
      )}
      <MovableGuests sessionId={id} guests={guests} moving={moving} />
    </chakra.li>
  );
}

function Seats({ session }: { readonly session: AdminSessionRow }) {
  const { bookedSeats, heldSeats, overbookedSeats, capacity } = session;
  const status = statusOf(session);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      textStyle="sm"
      fontWeight="700"
      whiteSpace="nowrap"
      color={AVAILABILITY_COLORS[status]}
    >
      <AvailabilityMark status={status} />
      {bookedSeats}/{capacity} kişi
      {heldSeats > 0 && (
        <chakra.span fontWeight="400" color="fg.subtle">
          +{heldSeats} tutuluyor
        </chakra.span>
      )}
      {overbookedSeats > 0 && <Badge tone="danger">{overbookedSeats} kişi fazla</Badge>}
    </chakra.span>
  );
}

/** What changes something is named in words. A session for which somebody is expected is cancelled, not deleted. */
function RowActions({ session, ...on }: RowActionsProps) {
  const { onAddGuests, onQueue, onBlock, onEdit, onCopy, onGuests, onWrite, ...rest } = on;
  const { onCancel, onAnswers, onRemove } = rest;
  const now = useNow();
  // A cancelled session pays its guests back.
  const mayRefund = useMay('money.refund');
  const mayBook = useMay('bookings.change');
  const waiting = useQueueLength(session);
  const named = `${session.title}, ${session.startTime}`;
  const action = (label: string, icon: LucideIcon, onPress: SessionActions['onEdit']) => (
    <Button
      variant="ghost"
      size="sm"
      icon={<Icon as={icon} />}
      aria-label={`${label}: ${named}`}
      onClick={() => onPress(session)}
    >
      {label}
    </Button>
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" gridColumn="1 / -1" ms="-3">
      {mayBook && !isOver(session, now) && action('Kişi Ekle', UserPlus, onAddGuests)}
      {mayBook && !isOver(session, now) && action('Yer Ayır', Lock, onBlock)}
      {waiting > 0 && action(`Bekleyenler (${waiting})`, Hourglass, onQueue)}
      {action('Misafirler', Users, onGuests)}
      {session.bookedSeats > 0 && action('Misafirlere Yaz', Mail, onWrite)}
      {session.openMoveAnswers > 0 && action('Yanıtlar', MessageCircleQuestion, onAnswers)}
      {action('Kopyala', Copy, onCopy)}
      {action('Düzenle', Pencil, onEdit)}
      {!isAwaited(session, now) && action('Sil', Trash2, onRemove)}
      {isAwaited(session, now) && mayRefund && action('İptal Et', CalendarX, onCancel)}
    </chakra.div>
  );
}

function CalledOffActions({ session, onCancel }: Pick<RowActionsProps, 'session' | 'onCancel'>) {
  const { title, startTime } = session;
  return (
    <chakra.div gridColumn="1 / -1" ms="-3">
      <Button
        variant="ghost"
        size="sm"
        icon={<Icon as={CalendarX} size="sm" />}
        aria-label={`Seçimler: ${title}, ${startTime}`}
        onClick={() => onCancel(session)}
      >
        Seçimler
      </Button>
    </chakra.div>
  );
}

/** Shows how far a call-off is, which goes on by itself. */
function CancellationLine({ session }: { readonly session: AdminSessionRow }) {
  const { waiting = 0, cancelled = 0, refunded = 0 } = session.cancellation ?? {};
  const parts = [
    ...(waiting > 0 ? [`${waiting} rezervasyon bekliyor`] : []),
    ...(cancelled > 0 ? [`${cancelled} rezervasyon iptal edildi, ${refunded} ödeme iade edildi`] : []),
  ];
  const bookings = parts.length === 0 ? 'Bekleyen rezervasyon yok.' : `${parts.join('; ')}.`;
  return `${bookings}${elsewhere(session)}`;
}

function elsewhere({ seatsTakenElsewhere }: AdminSessionRow): string {
  return seatsTakenElsewhere === 0
    ? ''
    : ` Panel dışından yazılan ${seatsTakenElsewhere} kişiye siz haber verin.`;
}

function pricesOf({ priceKurus, studentPriceKurus }: AdminSessionRow): string {
  const student =
    studentPriceKurus === null ? 'öğrenci %20 indirimli' : `öğrenci ${formatTl(studentPriceKurus)}`;
  return `${formatTl(priceKurus)} · ${student}`;
}
