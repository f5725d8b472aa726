import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { missingDemands } from '@contract/legal/demands.js';
import type { LegalClause } from '@contract/legal/legal-text.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import type { LegalValues } from './legal-values.js';

/**
 * The clauses as they are being typed, a moment later, so that typing stays quick. The form changes its values in
 * place, so a copy tells what changed.
 */
export function useTypedClauses(): readonly LegalClause[] {
  const { control } = useFormContext<LegalValues>();
  const typed = useDeferredValue(JSON.stringify(useWatch({ control, name: 'clauses' })));
  return useMemo(() => JSON.parse(typed) as LegalClause[], [typed]);
}

/** What the law demands and the typed text lacks. */
export function useMissingDemands({ kind, facts }: Pick<AdminLegalText, 'kind' | 'facts'>) {
  const clauses = useTypedClauses();
  return useMemo(() => missingDemands(kind, clauses, facts), [kind, clauses, facts]);
}
