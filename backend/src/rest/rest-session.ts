import { liraToKurus } from '../../contract/common/money.js';
import { sentNumber } from '../../contract/common/sent-number.js';
import { SessionDto } from '../../contract/workshops/session.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { readingDocumented } from './documented-names.js';

const NAMES = {
  startTime: 'start_time',
  endTime: 'end_time',
  priceKurus: 'price',
  studentPriceKurus: 'student_price',
};

const read = readingDocumented(dtoInput(SessionDto, { dropsUnknownFields: true }), NAMES);

/** The documented form of a workshop: lira, times with or without seconds, an empty student price for none. */
export function readRestSession(body: unknown, program: SessionDto['program']): SessionDto {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return read(body);
  const sent = body as Readonly<Record<string, unknown>>;
  const isWithoutStudentPrice = ['', null, undefined].some((empty) => sent['student_price'] === empty);
  return read({
    program,
    ...sent,
    description: sent['description'] ?? '',
    start_time: withoutSeconds(sent['start_time']),
    end_time: withoutSeconds(sent['end_time']),
    price: kurus(sent['price']),
    student_price: isWithoutStudentPrice ? null : kurus(sent['student_price']),
    capacity: sentNumber(sent['capacity']),
  });
}

function withoutSeconds(time: unknown): unknown {
  return typeof time === 'string' ? time.replace(/^(\d\d:\d\d):\d\d$/, '$1') : time;
}

/** What is no amount stays as it is, for the rules to refuse. */
function kurus(lira: unknown): unknown {
  if (typeof lira === 'number' && lira < 0) return -1;
  return liraToKurus(lira) ?? lira;
}
