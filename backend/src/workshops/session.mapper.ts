import { pick } from '../../contract/common/field-table.js';
import type { Picture } from '../../contract/media/picture.js';
import type { UntaxedItem } from '../../contract/checkout/quote.js';
import { SESSION_TEXTS } from '../../contract/workshops/session-fields.js';
import { type SessionTimes, studentPriceKurus } from '../../contract/workshops/session.js';
import type { WorkshopSessionView } from '../../contract/workshops/workshops.views.js';
import type { WorkshopSession } from './workshop-session.entity.js';

/** The data of a session that an order line keeps. */
export interface SessionSnapshot extends SessionTimes {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly priceKurus: number;
  /** The student price in kuruş; always set. */
  readonly studentPriceKurus: number;
  readonly vatRateId: string | null;
  readonly pictureFileName: string | null;
  /** The kind of workshop, on which the rules of its seats depend; null for none. */
  readonly program: number | null;
}

export function toSessionView(session: WorkshopSession): WorkshopSessionView {
  const { id, priceKurus, priorPriceKurus, capacity, program, isForChildren } = session;
  return {
    id,
    ...pick(session, SESSION_TEXTS),
    ...toTimes(session),
    priceKurus,
    priorPriceKurus,
    studentPriceKurus: studentPriceOf(session),
    capacity,
    available: freeSeats(session),
    program,
    isForChildren,
  };
}

export function toPricedItem(session: WorkshopSession, picture: Picture | null): UntaxedItem {
  const { id, title, priceKurus, priorPriceKurus, vatRateId } = session;
  return {
    kind: 'workshop',
    id,
    name: title,
    picture,
    session: toTimes(session),
    priceKurus,
    priorPriceKurus,
    studentPriceKurus: studentPriceOf(session),
    vatRateId,
    weightGrams: null,
    preparationDays: null,
    categoryId: null,
    available: freeSeats(session),
  };
}

export function toSessionSnapshot(session: WorkshopSession, picture: Picture | null): SessionSnapshot {
  const { id, title, description, priceKurus, vatRateId, program } = session;
  return {
    id,
    title,
    description,
    ...toTimes(session),
    priceKurus,
    studentPriceKurus: studentPriceOf(session),
    vatRateId,
    pictureFileName: picture?.fileName ?? null,
    program,
  };
}

function toTimes({ date, startTime, endTime }: WorkshopSession): SessionTimes {
  return { date, startTime, endTime };
}

function studentPriceOf(session: WorkshopSession): number {
  return studentPriceKurus(session.priceKurus, session.studentPriceKurus);
}

/**
 * Those that anybody can have, also in place of a guest who put a seat up for resale. While people wait who have not been
 * asked yet, there are none.
 */
function freeSeats({ capacity, bookedSeats, heldSeats, listedSeats, isQueueFirst }: WorkshopSession): number {
  return isQueueFirst ? 0 : Math.max(0, capacity - bookedSeats - heldSeats + listedSeats);
}
