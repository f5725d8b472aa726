import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { formatTime } from '@contract/attendance/attendance.js';
import type { AttendanceAnswer } from '@contract/attendance/attendance.views.js';
import { seatName } from '@contract/attendance/offline/seat-name.js';
import type { SnapshotBooking, SnapshotSeat } from '@contract/attendance/offline/today-snapshot.js';
import { describeError } from '../../../../lib/server/describe-error.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';

interface CheckInSeatProps {
  readonly booking: SnapshotBooking;
  readonly seat: SnapshotSeat;
  readonly ticketKey: string;
  readonly device: string;
}

/** One guest of the ticket, with the tap that notes the coming. */
export function CheckInSeat({ booking, seat, ticketKey, device }: CheckInSeatProps) {
  const { attendance } = trpc.useUtils().admin;
  // The same until it is answered, so that a second try after a lost answer notes nothing twice.
  const actionId = useRef(crypto.randomUUID());
  const record = trpc.admin.attendance.record.useMutation({
    onSettled: () => attendance.ticket.invalidate(),
  });
  const name = seatName(booking, seat);
  const { bookingId } = booking;
  const come = () =>
    record.mutate({
      device,
      actions: [
        {
          ...{ id: actionId.current, bookingId, position: seat.position, ticketKey, kind: 'came' },
          happenedAt: new Date().toISOString(),
        },
      ],
    });
  const answer = record.data?.[0];
  return (
    <chakra.li display="flex" alignItems="center" gap="3" py="3">
      <chakra.div flex="1" minW="0">
        <chakra.div fontWeight="650">{name}</chakra.div>
        <chakra.div role="status" textStyle="sm" color={answer ? toneOf(answer) : 'fg.muted'}>
          {record.isError ? describeError(record.error).message : (said(answer) ?? statusOf(seat))}
        </chakra.div>
      </chakra.div>
      {seat.checkedInAt === null && (
        <Button aria-label={`${name} geldi`} pending={record.isPending} onClick={come}>
          Geldi
        </Button>
      )}
    </chakra.li>
  );
}

function said(answer: AttendanceAnswer | undefined): string | null {
  if (answer === undefined) return null;
  return answer.message ?? `Geldi ${answer.at === null ? '' : formatTime(answer.at)}`.trim();
}

function statusOf({ checkedInAt, noShowAt }: SnapshotSeat): string {
  if (checkedInAt !== null) return `Geldi ${formatTime(checkedInAt)}`;
  return noShowAt === null ? 'Bekleniyor' : 'Gelmedi olarak işaretlenmiş';
}

function toneOf({ outcome }: AttendanceAnswer): string {
  if (outcome === 'done') return 'success.fg';
  return outcome === 'refused' ? 'danger.fg' : 'warning.fg';
}
