import {
  type FoundTicket,
  judgeTicket,
  readTicketCode,
  type ScannedTicket,
  type TicketVerdict,
} from '@contract/attendance/offline/scanned-ticket.js';
import type { DoorTicket, TodaySnapshot } from '@contract/attendance/offline/today-snapshot.js';
import { formatDay, formatTimeRange } from '@contract/common/dates.js';
import { errorCodeOf } from '../../../lib/server/error-code.js';
import { keyHash } from './key-hash.js';

/** Why nobody is let in with what was scanned. */
export interface ScanRefusal {
  readonly kind: 'refusal';
  /** 'warning' when the guest may be right, 'danger' when the ticket is not. */
  readonly tone: 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
}

export type ScanVerdict =
  | {
      readonly kind: 'valid';
      readonly ticket: FoundTicket;
      readonly ticketKey?: string;
      /** When the seats were as the ticket says. */
      readonly knownAt: string;
      /** Nobody of it was expected any more when it was scanned. */
      readonly isRepeated?: boolean;
    }
  | ScanRefusal;

export interface ScanSources {
  readonly snapshot: TodaySnapshot | null;
  readonly askServer: (scanned: ScannedTicket) => Promise<DoorTicket>;
  readonly now: () => Date;
}

const refusal = (tone: ScanRefusal['tone'], title: string, text: string): ScanRefusal => ({
  ...{ kind: 'refusal', tone, title, text },
});
const FOREIGN = refusal(
  'danger',
  'Bu, atölyemizin bileti değil',
  'Misafirin biletindeki kare kodu okutun ya da bilet numarasını yazın.',
);
const WRONG_KEY = refusal(
  'danger',
  'Bu bilet geçersiz',
  'Kod, rezervasyonla eşleşmiyor. Misafirden biletini e-postadaki bağlantıdan yeniden açmasını isteyin ya da adını listede arayın.',
);
const CANCELLED = refusal(
  'danger',
  'Bu rezervasyon iptal edilmiş',
  'Bu biletle giriş yapılamıyor. Bir yanlışlık varsa rezervasyonu yönetim panelinden kontrol edin.',
);
const NOT_LISTED = refusal(
  'warning',
  'Bu bilet listede yok',
  'Bağlantı olmadığı için yalnızca bugünün ve yarının listesine bakabildik. Bağlantı gelince yeniden okutun.',
);

/** Judges a scanned text: by the phone's snapshot, and by the server what the snapshot does not know. */
export async function judgeScan(text: string, sources: ScanSources): Promise<ScanVerdict> {
  const scanned = readTicketCode(text);
  if (scanned === null) return FOREIGN;
  const hashed = { bookingId: scanned.bookingId, keyHash: await keyHash(scanned.ticketKey) };
  const { snapshot } = sources;
  const verdict = snapshot === null ? UNKNOWN : judgeTicket(snapshot, hashed);
  if (snapshot !== null && (verdict.kind === 'valid' || verdict.kind === 'other_day')) {
    return explained(verdict, { ticketKey: scanned.ticketKey, knownAt: snapshot.takenAt });
  }
  try {
    const { booking, session, today } = await sources.askServer(scanned);
    if (booking === null) return CANCELLED;
    const known = { today, sessions: [session], bookings: [booking] };
    const knownAt = sources.now().toISOString();
    return explained(judgeTicket(known, hashed), { ticketKey: scanned.ticketKey, knownAt });
  } catch (error) {
    if (errorCodeOf(error) === 'ticket_not_found') return WRONG_KEY;
    return verdict.kind === 'wrong_key' ? WRONG_KEY : NOT_LISTED;
  }
}

const UNKNOWN: TicketVerdict = { kind: 'unknown' };

/** A verdict in the helper's words. */
export function explained(
  verdict: TicketVerdict,
  { ticketKey, knownAt }: { readonly ticketKey?: string; readonly knownAt: string },
): ScanVerdict {
  switch (verdict.kind) {
    case 'valid':
      return { ...verdict, knownAt, ...(ticketKey === undefined ? {} : { ticketKey }) };
    case 'other_day':
      return refusal('warning', 'Bu bilet bugün için değil', describeSession(verdict.ticket));
    case 'wrong_key':
      return WRONG_KEY;
    case 'unknown':
      return NOT_LISTED;
  }
}

function describeSession({ session }: FoundTicket): string {
  const { title, date, startTime, endTime } = session;
  return `${title}: ${formatDay(date)}, ${formatTimeRange(startTime, endTime)}`;
}
