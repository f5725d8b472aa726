/** How many goods of each kind there are. */
export interface SampleCounts {
  readonly products: number;
  readonly sessions: number;
  readonly posts: number;
}

export interface SamplesView {
  /** Whether the shop is not open yet and has no goods of its own. */
  readonly mayBeTaken: boolean;
  /** What comes when they are taken. */
  readonly offered: SampleCounts;
  /** What is still there of them. */
  readonly present: SampleCounts;
}

export interface RemovedSamples {
  readonly removed: number;
  /** The names of what stays, because the studio changed it or somebody bought it. It is the studio's own now. */
  readonly kept: readonly string[];
  /** The names of what somebody holds in a checkout. It stays a sample, which a later removal takes. */
  readonly held: readonly string[];
}
