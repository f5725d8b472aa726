import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  formatDateTime,
  formatDateWithWeekday,
  formatTimeRange,
  type LocalDate,
  studioDate,
} from '../../contract/common/dates.js';
import type { WaitingListFacts } from '../notifications/mail/facts/waiting-list-mail-facts.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import { SmsOutbox } from '../notifications/sms/sms-outbox.js';
import { formatSession, type SessionTimes } from '../../contract/workshops/session.js';
import type { EntryEnd } from './entry-end.js';
import { FreeDatesService } from './free-dates.service.js';
import { findSession } from './queue-rows.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListLinksService } from './waiting-list-links.service.js';

const MINUTE_MS = 60_000;

/** Queues the mails to those who wait, in the transaction of what they tell. */
@Injectable()
export class WaitingListMailsService {
  constructor(
    private readonly mails: MailOutbox,
    private readonly texts: SmsOutbox,
    private readonly links: WaitingListLinksService,
    private readonly clock: Clock,
    private readonly dates: FreeDatesService,
  ) {}

  async joined(manager: EntityManager, entry: WaitingListEntry): Promise<void> {
    await this.page(manager, entry, `waiting-list-joined:${entry.id}`);
  }

  /** For who has lost the first mail, once a day: anybody may ask with any address. */
  async joinedAgain(manager: EntityManager, entry: WaitingListEntry): Promise<void> {
    const today = studioDate(this.clock.now());
    await this.page(manager, entry, `waiting-list-joined:${entry.id}:${today}`);
  }

  private async page(manager: EntityManager, entry: WaitingListEntry, dedupeKey: string): Promise<void> {
    const { takesFewer, takesAnyDate } = entry;
    await this.mails.queue(manager, {
      dedupeKey,
      template: 'waiting-list-joined',
      recipient: entry.email,
      payload: { ...(await this.facts(manager, entry)), takesFewer, takesAnyDate },
    });
  }

  /** The term may be short, so who left a number gets a text message as well. */
  async offered(manager: EntityManager, entry: WaitingListEntry): Promise<void> {
    const payload = await this.offerFacts(manager, entry);
    const { title, day, until, pageUrl } = payload;
    const dedupeKey = `waiting-list-offered:${entry.id}:${entry.offeredSessionId}`;
    await this.mails.queue(manager, {
      dedupeKey,
      template: 'waiting-list-offered',
      recipient: entry.email,
      payload,
    });
    const text = `Size yer açıldı: ${title}, ${day}. ${until} saatine kadar sizin: ${pageUrl}`;
    await this.texts.queue(manager, { dedupeKey, recipient: entry.phone, text });
  }

  /** Tells that the seats kept at another date fall with it, before the entry waits on. */
  async offerCalledOff(manager: EntityManager, entry: WaitingListEntry): Promise<void> {
    const { id, offeredSessionId, sessionId, offeredSeats } = entry;
    if (offeredSeats === null) throw new Error(`Nothing is offered to ${id}.`);
    const { day, hours } = await this.factsOf(manager, entry, sessionId);
    const facts = await this.facts(manager, entry);
    const dedupeKey = `waiting-list-offer-called-off:${id}:${offeredSessionId}`;
    await this.mails.queue(manager, {
      dedupeKey,
      template: 'waiting-list-offer-called-off',
      recipient: entry.email,
      payload: { ...facts, offeredSeats, waitsFor: `${day}, ${hours}` },
    });
    await this.textCalledOff(manager, entry, { dedupeKey, onward: `Sıranız duruyor: ${facts.pageUrl}` });
  }

  /** An offer reaches phones, so that it is taken back there as well. */
  private async textCalledOff(
    manager: EntityManager,
    entry: WaitingListEntry,
    { dedupeKey, onward }: { readonly dedupeKey: string; readonly onward: string },
  ): Promise<void> {
    const { title, day } = await this.facts(manager, entry);
    const text = `Size ayırdığımız yerin günü yapılamıyor: ${title}, ${day}. ${onward}`;
    await this.texts.queue(manager, { dedupeKey, recipient: entry.phone, text });
  }

  /** Tells of another date of the workshop, once. */
  async newDate(manager: EntityManager, entry: WaitingListEntry, sessionId: string): Promise<void> {
    const { date, ...facts } = await this.factsOf(manager, entry, sessionId);
    await this.mails.queue(manager, {
      dedupeKey: `waiting-list-new-date:${entry.id}:${sessionId}`,
      template: 'waiting-list-new-date',
      recipient: entry.email,
      payload: { ...facts, dayUrl: `/workshops?ay=${date.slice(0, 7)}&gun=${date}` },
    });
  }

  /** Nothing to who ended it with a click. */
  async ended(manager: EntityManager, entry: WaitingListEntry, end: EntryEnd): Promise<void> {
    if (end === 'declined' || end === 'left') return;
    if (end === 'expired') {
      await this.mails.queue(manager, {
        dedupeKey: `waiting-list-offer-over:${entry.id}`,
        template: 'waiting-list-offer-over',
        recipient: entry.email,
        payload: await this.offerFacts(manager, entry),
      });
      return;
    }
    const { date: _date, ...facts } = await this.factsOf(manager, entry, entry.sessionId);
    const hadOffer = entry.status === 'offered';
    // Who kept the place for a moved date may hear once more.
    const dedupeKey = `waiting-list-closed:${entry.id}:${+entry.waitsFor}`;
    await this.mails.queue(manager, {
      dedupeKey,
      template: 'waiting-list-closed',
      recipient: entry.email,
      payload: {
        ...{ ...facts, because: end, hadOffer },
        otherDates: await this.otherDates(manager, entry),
      },
    });
    if (end === 'cancelled' && hadOffer) {
      await this.textCalledOff(manager, entry, { dedupeKey, onward: `Başka günler: ${facts.pageUrl}` });
    }
  }

  private async otherDates(manager: EntityManager, { sessionId }: WaitingListEntry): Promise<string[]> {
    const session = await findSession(manager, sessionId);
    if (session === null) return [];
    return (await this.dates.of(manager, { sessionId, title: session.title })).map(formatSession);
  }

  private async offerFacts(manager: EntityManager, entry: WaitingListEntry) {
    const { offeredSeats, offeredAt, offerEndsAt } = entry;
    if (offeredSeats === null || offeredAt === null || offerEndsAt === null) {
      throw new Error(`Nothing is offered to ${entry.id}.`);
    }
    const minutes = Math.ceil((offerEndsAt.getTime() - offeredAt.getTime()) / MINUTE_MS);
    return {
      ...(await this.facts(manager, entry)),
      offeredSeats,
      until: formatDateTime(offerEndsAt),
      minutes,
    };
  }

  /** Of the offered session, or of the one for which the entry waits. */
  private async facts(manager: EntityManager, entry: WaitingListEntry): Promise<WaitingListFacts> {
    const { date: _date, ...facts } = await this.factsOf(
      manager,
      entry,
      entry.offeredSessionId ?? entry.sessionId,
    );
    return facts;
  }

  private async factsOf(
    manager: EntityManager,
    entry: WaitingListEntry,
    sessionId: string,
  ): Promise<WaitingListFacts & { readonly date: LocalDate }> {
    const [session] = await manager.query<(SessionTimes & { title: string })[]>(
      `SELECT title, date::text, to_char(start_time, 'HH24:MI') AS "startTime", to_char(end_time, 'HH24:MI') AS "endTime"
       FROM workshop_session WHERE id = $1`,
      [sessionId],
    );
    if (!session) throw new Error(`There is no session of ${entry.id}.`);
    return {
      date: session.date,
      guestName: entry.name,
      title: session.title,
      day: formatDateWithWeekday(session.date),
      hours: formatTimeRange(session.startTime, session.endTime),
      seats: entry.seats,
      pageUrl: this.links.url(entry),
    };
  }
}
