import type { OpeningScreen } from './readiness.views.js';

/** One answer that ETBİS, the register of online shops, asks for. */
export interface EtbisRow {
  readonly key: string;
  /** As the register's form names it. */
  readonly label: string;
  /** Ready to copy; empty when the shop does not know it. */
  readonly value: string;
  /** Where the studio enters it; null for what only the studio itself can say. */
  readonly screen: OpeningScreen | null;
  /** Whether the register takes the form without it. */
  readonly isOptional: boolean;
}
