import { emptyTexts } from '@contract/common/field-table.js';
import { SESSION_TEXTS } from '@contract/workshops/session-fields.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';

export const aSession = (overrides: Partial<WorkshopSessionView> = {}): WorkshopSessionView => ({
  ...emptyTexts(SESSION_TEXTS),
  id: '00000000-0000-4000-8000-000000000101',
  title: 'Seramik Atölyesi',
  description: 'Hiç denemeyenler için.',
  date: '2026-12-12',
  startTime: '10:00',
  endTime: '13:00',
  priceKurus: 100000,
  priorPriceKurus: null,
  studentPriceKurus: 80000,
  capacity: 8,
  available: 6,
  program: 1,
  isForChildren: false,
  ...overrides,
});
