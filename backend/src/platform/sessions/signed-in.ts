import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';

export const PERSON_KINDS = ['customer', 'admin'] as const;
/** One session may hold one person of each kind; they sign in and out separately. */
export type PersonKind = (typeof PERSON_KINDS)[number];

/**
 * The signed-in person and the version of their credentials: when that changes, the session becomes invalid.
 */
export interface SignedIn {
  readonly id: string;
  readonly credentialsVersion: number;
}

/** A person as a session stores them. */
export interface StoredPerson extends SignedIn {
  /** When the person signed in, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** The browser and the wider network (`VisitorOrigin.site`) of the sign-in, for the person's list of sessions. */
  readonly userAgent: string;
  readonly site: string;
}

/** Whose sessions are listed. */
export interface SessionOwner {
  readonly kind: PersonKind;
  readonly id: string;
}

export type SignedInPeople = Readonly<Partial<Record<PersonKind, StoredPerson>>>;

const HOUR_MS = 3_600_000;
/** A session ends after this time, however often it is used. */
const LONGEST_SESSION_MS: Record<PersonKind, number> = {
  customer: 30 * 24 * HOUR_MS,
  admin: 12 * HOUR_MS,
};

/** Whether this person still exists, may sign in, and has the same credentials. */
type StillValid = (person: SignedIn) => Promise<boolean>;

/** Features register the check of their kind of person here. */
@Injectable()
export class SignedInChecks {
  private readonly checks = new Map<PersonKind, StillValid>();

  constructor(private readonly clock: Clock) {}

  register(kind: PersonKind, isStillValid: StillValid): void {
    this.checks.set(kind, isStillValid);
  }

  /** The people of a session who are still allowed in it. */
  async stillValid(people: SignedInPeople): Promise<SignedInPeople> {
    const kept = await Promise.all(PERSON_KINDS.map((kind) => this.check(kind, people[kind])));
    return Object.assign({}, ...kept) as SignedInPeople;
  }

  private async check(kind: PersonKind, person: StoredPerson | undefined): Promise<SignedInPeople> {
    if (!person || !(this.clock.now().getTime() - person.signedInAt <= LONGEST_SESSION_MS[kind])) return {};
    return (await this.checks.get(kind)?.(person)) ? { [kind]: person } : {};
  }
}
