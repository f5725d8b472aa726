/** A browser in which the person is signed in. */
export interface OwnSession {
  readonly id: string;
  /** For example 'Chrome'; null when it is not known. */
  readonly browser: string | null;
  /** The operating system or device, for example 'Windows' or 'iPhone'; null when it is not known. */
  readonly system: string | null;
  /** The address at the sign-in without its last parts, for example '198.18.7.x'. */
  readonly address: string;
  /** ISO instants. */
  readonly signedInAt: string;
  readonly seenAt: string;
  readonly isCurrent: boolean;
}
