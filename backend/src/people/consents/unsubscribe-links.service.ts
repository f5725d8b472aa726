import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { isSameHash } from '../../platform/security/secret-hash.js';
import type { Consent } from './consent.entity.js';
import { ConsentsService } from './consents.service.js';

/** A page of the site; mail programs post to the same address. */
export const UNSUBSCRIBE_PATH = '/bulten/ayril';

/**
 * The unsubscribe link in commercial mails. It is signed, names the consent on which the mail is based, and
 * is not stored.
 */
@Injectable()
export class UnsubscribeLinksService {
  constructor(
    private readonly settings: Settings,
    private readonly consents: ConsentsService,
  ) {}

  /** With the site's origin, as mail headers require. */
  urlFor({ id }: Pick<Consent, 'id'>): string {
    const url = new URL(UNSUBSCRIBE_PATH, this.settings.PUBLIC_URL);
    url.searchParams.set('anahtar', `${id}.${this.signatureOf(id)}`);
    return url.href;
  }

  /** The consent that the link names; null for an invalid link. */
  async findConsent(manager: EntityManager, token: string): Promise<Consent | null> {
    const [id = '', signature = ''] = token.split('.');
    return isSameHash(signature, this.signatureOf(id)) ? this.consents.findById(manager, id) : null;
  }

  private signatureOf(id: string): string {
    return createHmac('sha256', this.settings.APP_SECRET).update(`unsubscribe ${id}`).digest('base64url');
  }
}
