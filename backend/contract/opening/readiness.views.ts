/** A check is done, still missing before the shop should open, a piece of advice, or nothing that this shop needs. */
export type CheckState = 'done' | 'missing' | 'advice' | 'not_needed';

/** The screens on which the studio does what a check asks for. */
export const OPENING_SCREENS = [
  'studio',
  'look',
  'seller',
  'rules',
  'legal',
  'connections',
  'domain',
  'email',
  'products',
  'workshops',
  'content',
  'backups',
  'admins',
  'profile',
  'security',
  'samples',
] as const;
export type OpeningScreen = (typeof OPENING_SCREENS)[number];

export interface ReadinessCheck {
  readonly key: string;
  readonly title: string;
  readonly state: CheckState;
  /** Why it matters and what to do, or why this shop does not need it; empty when it is done. */
  readonly why: string;
  readonly screen: OpeningScreen;
}

/** A step of the setup. It is done when none of its checks is missing and the studio has been there. */
export interface SetupStep {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly screen: OpeningScreen;
}

export interface Readiness {
  /** An ISO instant; null until the shop was opened for the first time. */
  readonly openedAt: string | null;
  readonly steps: readonly SetupStep[];
  readonly checks: readonly ReadinessCheck[];
}
