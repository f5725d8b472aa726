import { liraToKurus } from '../../../contract/common/money.js';
import { sentNumber } from '../../../contract/common/sent-number.js';
import { SESSION_FIELDS, SESSION_TEXTS } from '../../../contract/workshops/session-fields.js';
import { SessionDto } from '../../../contract/workshops/session.dto.js';
import type { WorkshopSessionView } from '../../../contract/workshops/workshops.views.js';
import { dtoInput } from '../../api/dto-input.js';
import { readBoolean } from '../http/read-boolean.js';
import { documentedNames, documentedTexts, readingDocumented, sentTexts } from '../documented-names.js';

const read = readingDocumented(
  dtoInput(SessionDto, { dropsUnknownFields: true }),
  documentedNames(SESSION_FIELDS),
);

export function restSessionTexts(session: WorkshopSessionView) {
  return documentedTexts(SESSION_TEXTS, SESSION_FIELDS, session);
}

/**
 * The documented form of a workshop session: amounts in lira, times with or without seconds; an empty student
 * price means none.
 */
export function readRestSession(body: unknown, program: SessionDto['program']): SessionDto {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return read(body);
  const sent = body as Readonly<Record<string, unknown>>;
  const isWithoutStudentPrice = ['', null, undefined].some((empty) => sent['student_price'] === empty);
  return read({
    program,
    ...sent,
    ...sentTexts(SESSION_TEXTS, SESSION_FIELDS, sent),
    start_time: withoutSeconds(sent['start_time']),
    end_time: withoutSeconds(sent['end_time']),
    price: kurus(sent['price']),
    student_price: isWithoutStudentPrice ? null : kurus(sent['student_price']),
    capacity: sentNumber(sent['capacity']),
    is_for_children: readBoolean(sent['is_for_children']),
  });
}

function withoutSeconds(time: unknown): unknown {
  return typeof time === 'string' ? time.replace(/^(\d\d:\d\d):\d\d$/, '$1') : time;
}

/** Anything that is not an amount is left for validation to refuse. */
function kurus(lira: unknown): unknown {
  if (typeof lira === 'number' && lira < 0) return -1;
  return liraToKurus(lira) ?? lira;
}
