import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { SaveLegalDraftDto } from '@contract/legal/legal-text.dto.js';
import type { LegalClause } from '@contract/legal/legal-text.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import type { LegalDocumentKind } from '@contract/orders/legal-document.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { CONDITION_LABELS } from './legal.texts.js';

export interface LegalValues {
  readonly kind: LegalDocumentKind;
  readonly version: number;
  readonly clauses: LegalClause[];
}

export const legalResolver = classValidatorResolver(SaveLegalDraftDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<LegalValues>;

/** What the form begins with: the draft, else the text in force. */
export function legalValues({ kind, draft, inForce, draftVersion }: AdminLegalText): LegalValues {
  return { kind, version: draftVersion, clauses: [...(draft ?? inForce).clauses] };
}

/** A key that no clause has. */
export function newKey(clauses: readonly LegalClause[]): string {
  const taken = new Set(clauses.map(({ key }) => key));
  let number = clauses.length + 1;
  while (taken.has(`own_${number}`)) number += 1;
  return `own_${number}`;
}

/** Lists the clauses that differ between the form and what somebody else saved. */
export function legalConflict(mine: LegalValues, theirs: LegalValues): ConflictField[] {
  return changedClauses(theirs.clauses, mine.clauses).map(({ heading, before, after }) => ({
    label: heading,
    mine: after,
    theirs: before,
  }));
}

interface ChangedClause {
  readonly key: string;
  readonly heading: string;
  /** Empty for a clause that is new. */
  readonly before: string;
  /** Empty for a clause that is gone. */
  readonly after: string;
}

/** The clauses in which two versions differ, each as one text. */
export function changedClauses(
  before: readonly LegalClause[],
  after: readonly LegalClause[],
): ChangedClause[] {
  const [old, now] = [before, after].map((clauses) => new Map(clauses.map((each) => [each.key, each])));
  const keys = new Set([...after, ...before].map(({ key }) => key));
  return [...keys]
    .map((key) => ({ key, was: old?.get(key), is: now?.get(key) }))
    .map(({ key, was, is }) => ({
      key,
      heading: (is ?? was)?.heading ?? '',
      before: asText(was),
      after: asText(is),
    }))
    .filter((clause) => clause.before !== clause.after);
}

function asText(clause: LegalClause | undefined): string {
  return clause === undefined ? '' : `${clause.heading} (${CONDITION_LABELS[clause.when]})\n\n${clause.text}`;
}
