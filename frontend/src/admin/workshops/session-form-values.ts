import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import { emptyTexts, pick } from '@contract/common/field-table.js';
import { SESSION_FIELD_NAMES, SESSION_TEXTS } from '@contract/workshops/session-fields.js';
import { SessionDto } from '@contract/workshops/session.dto.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { refuseCapacity } from '@contract/workshops/session-capacity.js';
import { PROGRAM_SLOTS } from '@contract/workshops/program-slot.js';
import { formRules } from '../../lib/forms/form-rules.js';
import { amountText } from '../lib/amount-text.js';
import { amount } from '../lib/filter-values.js';

/** The values of the fields, named as in the rules. */
export type SessionFormValues = Readonly<Record<keyof SessionDto, string>>;

/** The value of the choice; empty for everybody. */
export const FOR_CHILDREN = 'yes';

const rules = formRules(SessionDto);

const TYPED_AS_KEPT = [...SESSION_TEXTS, 'date', 'startTime', 'endTime'] as const;

/** The usual values of a workshop; only fields that always differ are empty. */
export const NEW_SESSION: SessionFormValues = {
  ...emptyTexts(SESSION_FIELD_NAMES),
  startTime: '10:00',
  endTime: '13:00',
  capacity: '8',
};

export function valuesOf(session: AdminSessionRow): SessionFormValues {
  const { studentPriceKurus } = session;
  return {
    ...pick(session, TYPED_AS_KEPT),
    priceKurus: amountText(session.priceKurus),
    studentPriceKurus: studentPriceKurus === null ? '' : amountText(studentPriceKurus),
    capacity: String(session.capacity),
    isForChildren: session.isForChildren ? FOR_CHILDREN : '',
    program: session.program === null ? '' : String(session.program),
    vatRateId: session.vatRateId ?? '',
  };
}

function trimmed<Name extends string>(texts: Readonly<Record<Name, string>>): Record<Name, string> {
  const pairs = Object.entries<string>(texts).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(pairs) as Record<Name, string>;
}

/** Converts the fields for the rules. Text that is not a number becomes NaN. */
export function toSession(values: SessionFormValues): SessionDto {
  const { studentPriceKurus } = values;
  return {
    ...pick(values, ['date', 'startTime', 'endTime']),
    ...trimmed(pick(values, SESSION_TEXTS)),
    priceKurus: amount.read(values.priceKurus) ?? Number.NaN,
    studentPriceKurus:
      studentPriceKurus.trim() === '' ? null : (amount.read(studentPriceKurus) ?? Number.NaN),
    capacity: /^\s*\d{1,6}\s*$/.test(values.capacity) ? Number(values.capacity) : Number.NaN,
    isForChildren: values.isForChildren === FOR_CHILDREN,
    program: PROGRAM_SLOTS.find((slot) => String(slot) === values.program) ?? null,
    vatRateId: values.vatRateId || null,
  };
}

/**
 * The rules of the contract, with their texts. A capacity below the taken seats of `session` is refused here
 * as well as by the server, because the form may ask a question before it sends anything.
 */
export const sessionResolver =
  (session: AdminSessionRow | null): Resolver<SessionFormValues> =>
  (values) => {
    const typed = toSession(values);
    const { errors: broken } = rules.check(Object.fromEntries(Object.entries(typed)));
    const refusal = session && refuseCapacity(session, typed.capacity);
    const errors = { ...(refusal && { capacity: refusal.message }), ...broken };
    const entries = Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]);
    if (entries.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(entries) as FormErrors<SessionFormValues> };
  };
