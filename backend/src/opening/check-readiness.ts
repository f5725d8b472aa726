import type { ReadinessCheck } from '../../contract/opening/readiness.views.js';
import type { OpeningFacts } from './opening-facts.js';
import { READINESS_RULES } from './readiness-rules.js';

/** What is done and what is missing before the shop opens. */
export function checkReadiness(facts: OpeningFacts): ReadinessCheck[] {
  return READINESS_RULES.map(({ key, title, screen, find }) => {
    const finding = find(facts);
    return { key, title, screen, state: finding?.state ?? 'done', why: finding?.why ?? '' };
  });
}
