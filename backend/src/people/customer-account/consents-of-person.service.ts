import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Consent } from '../consents/consent.entity.js';
import { ConsentsService } from '../consents/consents.service.js';
import { UnsubscribeService } from '../../messaging/newsletter/unsubscribe.service.js';
import { EraseMessagesService } from '../../notifications/mail/erase-messages.service.js';
import type { NewsletterMailPayloads } from '../../notifications/mail/facts/newsletter-mail-facts.js';

const MAILS = {
  'newsletter-confirmation': true,
  'newsletter-already': true,
  'newsletter-welcome': true,
} as const satisfies Record<keyof NewsletterMailPayloads, true>;

/**
 * Reads and removes the consents of the owner of an address. The caller must have checked that the address is
 * verified.
 */
@Injectable()
export class ConsentsOfPersonService {
  constructor(
    private readonly consents: ConsentsService,
    private readonly newsletter: UnsubscribeService,
    private readonly messages: EraseMessagesService,
  ) {}

  async said(manager: EntityManager, email: string) {
    return (await this.consents.of(manager, email)).map(downloadedConsent);
  }

  /** Ends the newsletter and its mails; the proof of the consent stays without the address. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    await this.newsletter.erase(manager, email);
    await this.messages.erase(manager, {
      addresses: [email.toLowerCase()],
      ownKinds: Object.keys(MAILS) as (keyof NewsletterMailPayloads)[],
      endedIds: [],
    });
  }
}

/** `given` is true for a consent and false for a withdrawal; `text` is what was agreed to. */
function downloadedConsent(entry: Consent) {
  const { recordedAt, isGiven, purpose, channel, phone, textVersion, source, ipAddress } = entry;
  return {
    at: recordedAt.toISOString(),
    given: isGiven,
    purpose,
    channel,
    phone,
    text: textVersion,
    source,
    ipAddress,
  };
}
