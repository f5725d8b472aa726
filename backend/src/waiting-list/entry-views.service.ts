import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntryKeyDto } from '../../contract/waiting-list/waiting-list.dto.js';
import type {
  FreeDate,
  OfferView,
  WaitedSession,
  WaitingListEntryView,
} from '../../contract/waiting-list/waiting-list.views.js';
import { studentPriceKurus } from '../../contract/workshops/session.js';
import { Clock } from '../platform/clock.js';
import { FreeDatesService } from './free-dates.service.js';
import { StayOnListService } from './stay-on-list.service.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListLinksService } from './waiting-list-links.service.js';

type SessionRow = Omit<WaitedSession, 'studentPriceKurus'> & { readonly ownStudentPriceKurus: number | null };

/** The page of an entry, for everybody who has its link. */
@Injectable()
export class EntryViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: WaitingListLinksService,
    private readonly staying: StayOnListService,
    private readonly dates: FreeDatesService,
    private readonly clock: Clock,
  ) {}

  /** Throws waiting_list_entry_not_found. */
  async view(key: EntryKeyDto): Promise<WaitingListEntryView> {
    const entry = await this.links.get(this.dataSource.manager, key);
    const { id, name, seats, takesFewer, takesAnyDate, isStudent, passedOverFree } = entry;
    const session = await this.session(entry.sessionId);
    const offer = await this.offerOf(entry);
    return {
      ...{ id, name, seats, takesFewer, takesAnyDate, isStudent, passedOverFree },
      status: this.isForgotten(entry) ? 'expired' : entry.status,
      session,
      place: entry.status === 'waiting' ? await this.placeOf(entry) : null,
      offer,
      mayStay: await this.staying.mayStay(entry),
      otherDates: offer === null && entry.status !== 'taken' ? await this.otherDates(session) : [],
    };
  }

  private otherDates({ id: sessionId, title }: WaitedSession): Promise<FreeDate[]> {
    return this.dates.of(this.dataSource.manager, { sessionId, title });
  }

  /** The term is over, although no task has ended it yet. */
  private isForgotten({ status, offerEndsAt, offerHoldId }: WaitingListEntry): boolean {
    return (
      status === 'offered' && offerHoldId === null && offerEndsAt !== null && offerEndsAt <= this.clock.now()
    );
  }

  private async offerOf(entry: WaitingListEntry): Promise<OfferView | null> {
    const { status, offeredSessionId, offeredSeats, offerEndsAt, isBeingPaid } = entry;
    if (status !== 'offered' || this.isForgotten(entry)) return null;
    if (offeredSessionId === null || offeredSeats === null || offerEndsAt === null) return null;
    return {
      session: await this.session(offeredSessionId),
      seats: offeredSeats,
      endsAt: offerEndsAt.toISOString(),
      isBeingPaid,
    };
  }

  private async placeOf({ sessionId, position }: WaitingListEntry): Promise<number> {
    const [row] = await this.dataSource.query<{ place: number }[]>(
      `SELECT count(*)::int AS place FROM waiting_list_entry
       WHERE session_id = $1 AND status = 'waiting' AND position <= $2`,
      [sessionId, position],
    );
    return row?.place ?? 1;
  }

  private async session(id: string): Promise<WaitedSession> {
    const [row] = await this.dataSource.query<SessionRow[]>(
      `SELECT id, title, date::text, to_char(start_time, 'HH24:MI') AS "startTime",
         to_char(end_time, 'HH24:MI') AS "endTime", price_kurus AS "priceKurus",
         student_price_kurus AS "ownStudentPriceKurus"
       FROM workshop_session WHERE id = $1`,
      [id],
    );
    if (!row) throw new Error(`There is no session ${id}.`);
    const { ownStudentPriceKurus, ...session } = row;
    return { ...session, studentPriceKurus: studentPriceKurus(session.priceKurus, ownStudentPriceKurus) };
  }
}
