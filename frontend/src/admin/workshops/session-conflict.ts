import { formatDate } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { SESSION_FIELDS } from '@contract/workshops/session-fields.js';
import { differingFields } from '../lib/differing-fields.js';
import { rateLabel, type VatChoice } from '../lib/use-vat-rates.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { type SessionFormValues, valuesOf } from './session-form-values.js';
import type { ProgramNames } from '../lib/use-program-names.js';

interface TwoVersions {
  readonly mine: SessionFormValues;
  readonly saved: AdminSessionRow;
  readonly programs: ProgramNames;
  readonly rates: readonly VatChoice[];
}

/** Lists the differences between the form and what somebody else saved. */
export function conflictFields({ mine, saved, programs, rates }: TwoVersions): ConflictField[] {
  const shown = (values: SessionFormValues): SessionFormValues => ({
    ...values,
    date: values.date === '' ? '' : formatDate(values.date),
    isForChildren: values.isForChildren === '' ? 'Herkes için' : 'Çocuk atölyesi',
    program: programs.find(({ value }) => value === values.program)?.label ?? 'Kart yok',
    vatRateId: rateLabel(rates, values.vatRateId),
  });
  return differingFields(SESSION_FIELDS, shown(mine), shown(valuesOf(saved)));
}
