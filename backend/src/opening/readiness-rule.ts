import type { CheckState, OpeningScreen } from '../../contract/opening/readiness.views.js';
import type { OpeningFacts } from './opening-facts.js';

/** What a check found to be done. */
export interface Finding {
  readonly state: Exclude<CheckState, 'done'>;
  readonly why: string;
}

/** A single check. A new one is a file in `checks` and a line in `readiness-rules.ts`. */
export interface ReadinessRule {
  readonly key: string;
  /** What is right when the check is done. */
  readonly title: string;
  readonly screen: OpeningScreen;
  /** Null when it is done. */
  readonly find: (facts: OpeningFacts) => Finding | null;
}

export function missing(why: string): Finding {
  return { state: 'missing', why };
}

export function notNeeded(why: string): Finding {
  return { state: 'not_needed', why };
}

export function advice(why: string): Finding {
  return { state: 'advice', why };
}
