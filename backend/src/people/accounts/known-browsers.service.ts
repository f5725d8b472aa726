import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { isSameHash } from '../../platform/security/secret-hash.js';
import type { PersonKind } from '../../platform/sessions/signed-in.js';
import type { Visit } from '../../platform/sessions/visit.js';

const LIFE_MS = 180 * 24 * 3_600_000;

/** An account as a browser remembers it. */
interface RememberedAccount {
  readonly kind: PersonKind;
  readonly email: string;
  /** Whoever knew an older password is a stranger again. */
  readonly credentialsVersion: number;
}

/**
 * Recognises browsers with which somebody has signed in to an account before, by a signed note that they keep. It opens
 * nothing: it only keeps the owner's browser apart from strangers who guess the password (OWASP, 'device cookies').
 */
@Injectable()
export class KnownBrowsersService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The browser's id; null when it is unknown to this account. */
  idOf(visit: Visit, account: RememberedAccount): string | null {
    const note = visit.keptByBrowser(this.noteOf(account)) ?? '';
    const [id = '', expiresAt = '', signature = ''] = note.split('.');
    const isGenuine = isSameHash(signature, this.sign({ ...account, id, expiresAt }));
    return isGenuine && Number(expiresAt) > this.clock.now().getTime() ? id : null;
  }

  /**
   * Call it when a sign-in is complete, with the second factor where there is one, and when its owner has changed the
   * password.
   */
  remember(visit: Visit, account: RememberedAccount, before = account): void {
    const id = this.idOf(visit, before) ?? randomBytes(16).toString('base64url');
    const expiresAt = String(this.clock.now().getTime() + LIFE_MS);
    const note = [id, expiresAt, this.sign({ ...account, id, expiresAt })].join('.');
    visit.keepInBrowser(this.noteOf(account), note, LIFE_MS);
  }

  /**
   * Goes on knowing a browser after the account's version was raised by one. One that was unknown stays unknown, since
   * nobody has proved anything in it.
   */
  renew(visit: Visit, account: RememberedAccount): void {
    const before = { ...account, credentialsVersion: account.credentialsVersion - 1 };
    if (this.idOf(visit, before) !== null) this.remember(visit, account, before);
  }

  private sign({
    kind,
    email,
    credentialsVersion,
    id,
    expiresAt,
  }: RememberedAccount & { id: string; expiresAt: string }): string {
    return createHmac('sha256', this.settings.APP_SECRET)
      .update(['known browser', kind, email.toLowerCase(), credentialsVersion, id, expiresAt].join('\n'))
      .digest('base64url');
  }

  private noteOf({ kind }: RememberedAccount) {
    return { name: `toprak-known-${kind}`, isHttps: this.settings.PUBLIC_URL.startsWith('https:') };
  }
}
