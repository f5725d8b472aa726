import { Injectable } from '@nestjs/common';

export const PERSON_KINDS = ['customer', 'admin'] as const;
/** One session may hold one of each; they sign in and out apart from each other. */
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Who signed in, and with which credentials: when these change, the session is worth nothing. */
export interface SignedIn {
  readonly id: string;
  readonly credentialsVersion: number;
}

export type SignedInPeople = Readonly<Partial<Record<PersonKind, SignedIn>>>;

/** Whether this person still exists, may come in, and has the same credentials. */
type StillValid = (person: SignedIn) => Promise<boolean>;

/** Features register how their kind of person is known again. */
@Injectable()
export class SignedInChecks {
  private readonly checks = new Map<PersonKind, StillValid>();

  register(kind: PersonKind, isStillValid: StillValid): void {
    this.checks.set(kind, isStillValid);
  }

  /** Those of a session who may still be in it. */
  async stillValid(people: SignedInPeople): Promise<SignedInPeople> {
    const kept = await Promise.all(PERSON_KINDS.map((kind) => this.check(kind, people[kind])));
    return Object.assign({}, ...kept) as SignedInPeople;
  }

  private async check(kind: PersonKind, person: SignedIn | undefined): Promise<SignedInPeople> {
    if (!person) return {};
    return (await this.checks.get(kind)?.(person)) ? { [kind]: person } : {};
  }
}
