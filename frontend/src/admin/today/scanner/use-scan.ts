import { useCallback, useState } from 'react';
import {
  type KnownSeat,
  presenceOf,
  type SeatAt,
  seatKey,
} from '@contract/attendance/offline/seat-presence.js';
import { findByShortId } from '@contract/attendance/offline/scanned-ticket.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useAttendancePhone } from '../offline/attendance-context.js';
import { explained, judgeScan, type ScanRefusal, type ScanVerdict } from './judge-scan.js';

const NO_SUCH_NUMBER: ScanRefusal = {
  kind: 'refusal',
  tone: 'warning',
  title: 'Bu numarayla bilet yok',
  text: 'Bugünün ve yarının listesinde böyle bir bilet bulamadık. Biletin altındaki 8 haneli numarayı kontrol edin.',
};

interface Scan {
  /** Null while waiting for a code. */
  readonly verdict: ScanVerdict | null;
  readonly readCode: (text: string) => void;
  readonly readNumber: (typed: string) => void;
  readonly next: () => void;
}

/** Judges what was scanned or typed. Whoever comes alone is noted at once; of several the helper taps who is here. */
export function useScan(): Scan {
  const phone = useAttendancePhone();
  const { client } = trpc.useUtils();
  const [verdict, setVerdict] = useState<ScanVerdict | null>(null);

  const show = useCallback(
    async (found: ScanVerdict) => {
      if (found.kind === 'refusal') {
        setVerdict(found);
        return;
      }
      const expected = seatsOf(found).filter(({ at, known }) => {
        const latest = phone.getState().latest.get(seatKey(at));
        return presenceOf(known, latest, known.knownAt).presence === 'expected';
      });
      const [only] = expected;
      if (only !== undefined && found.ticket.seats.length === 1) {
        await phone.record({ ...only.at, kind: 'came', ...keyOf(found) });
      }
      setVerdict({ ...found, isRepeated: expected.length === 0 });
    },
    [phone],
  );
  const readCode = useCallback(
    (text: string) => {
      const { snapshot } = phone.getState();
      const askServer = ({ bookingId, ticketKey }: { bookingId: string; ticketKey: string }) =>
        client.admin.attendance.ticket.query({ bookingId, ticketKey });
      void judgeScan(text, { snapshot, askServer, now: () => phone.now() }).then(show);
    },
    [client, phone, show],
  );
  const readNumber = (typed: string) => {
    const { snapshot } = phone.getState();
    const found = snapshot && findByShortId(snapshot, typed);
    if (found === null || found.kind === 'unknown') setVerdict(NO_SUCH_NUMBER);
    else void show(explained(found, { knownAt: snapshot?.takenAt ?? '' }));
  };
  return { verdict, readCode, readNumber, next: () => setVerdict(null) };
}

type ValidScan = Extract<ScanVerdict, { kind: 'valid' }>;

interface ScannedSeat {
  readonly at: SeatAt;
  readonly known: KnownSeat & { readonly knownAt: string };
}

function seatsOf({ ticket: { booking, seats }, knownAt }: ValidScan): ScannedSeat[] {
  return seats.map(({ position, checkedInAt, noShowAt }) => ({
    at: { bookingId: booking.bookingId, position },
    known: { checkedInAt, noShowAt, knownAt },
  }));
}

export function keyOf({ ticketKey }: ValidScan): { readonly ticketKey?: string } {
  return ticketKey === undefined ? {} : { ticketKey };
}
