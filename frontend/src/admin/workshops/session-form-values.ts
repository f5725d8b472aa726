import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import { formatTl } from '@contract/common/money.js';
import { SessionDto } from '@contract/workshops/session.dto.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { PROGRAM_SLOTS } from '@contract/workshops/workshops.views.js';
import { formRules } from '../../lib/form-rules.js';
import { amount } from '../lib/filter-values.js';

/** What stands in the fields, under the names of the rules. */
export type SessionFormValues = Readonly<Record<keyof SessionDto, string>>;

const rules = formRules(SessionDto);

/** As the studio's workshops usually are; only what is always different is empty. */
export const NEW_SESSION: SessionFormValues = {
  date: '',
  title: '',
  description: '',
  startTime: '10:00',
  endTime: '13:00',
  priceKurus: '',
  studentPriceKurus: '',
  capacity: '8',
  program: '',
};

export function valuesOf(session: AdminSessionRow): SessionFormValues {
  const { date, title, description, startTime, endTime, studentPriceKurus } = session;
  return {
    date,
    title,
    description,
    startTime,
    endTime,
    priceKurus: typedLira(session.priceKurus),
    studentPriceKurus: studentPriceKurus === null ? '' : typedLira(studentPriceKurus),
    capacity: String(session.capacity),
    program: session.program === null ? '' : String(session.program),
  };
}

/** 125000 → '1.250,00', as it is typed. */
const typedLira = (kurus: number) => formatTl(kurus).replace(/\sTL$/, '');

/** For the rules to read: what is no number is none. */
export function toSession(values: SessionFormValues): SessionDto {
  const { date, startTime, endTime, studentPriceKurus } = values;
  return {
    date,
    title: values.title.trim(),
    description: values.description.trim(),
    startTime,
    endTime,
    priceKurus: amount.read(values.priceKurus) ?? Number.NaN,
    studentPriceKurus:
      studentPriceKurus.trim() === '' ? null : (amount.read(studentPriceKurus) ?? Number.NaN),
    capacity: /^\s*\d{1,6}\s*$/.test(values.capacity) ? Number(values.capacity) : Number.NaN,
    program: PROGRAM_SLOTS.find((slot) => String(slot) === values.program) ?? null,
  };
}

/** The contract's rules, with its messages. */
export const sessionResolver: Resolver<SessionFormValues> = (values) => {
  const { errors } = rules.check(Object.fromEntries(Object.entries(toSession(values))));
  const entries = Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]);
  if (entries.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(entries) as FormErrors<SessionFormValues> };
};
