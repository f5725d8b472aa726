import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NEWSLETTER_CONSENT_VERSION } from '../../contract/messaging/newsletter/newsletter-consent.js';
import { NewsletterRequest } from '../../src/messaging/newsletter/newsletter-request.entity.js';
import { NewsletterSubscriber } from '../../src/messaging/newsletter/newsletter-subscriber.entity.js';
import { SubscribeService } from '../../src/messaging/newsletter/subscribe.service.js';
import { tokenHash } from '../../src/platform/security/secret-hash.js';
import { DEMO_SUBSCRIBERS } from './demo-sales.texts.js';

const HOUR_MS = 3_600_000;

/** Adds a handful of confirmed newsletter subscribers, so that a bulk mail has recipients. */
export async function subscribeDemo(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  if (await manager.exists(NewsletterSubscriber)) return;
  for (const [index, address] of DEMO_SUBSCRIBERS.entries()) {
    const token = randomBytes(32).toString('base64url');
    await manager.insert(NewsletterRequest, {
      address,
      textVersion: NEWSLETTER_CONSENT_VERSION,
      tokenHash: tokenHash(token),
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
    await app.get(SubscribeService).confirm({ ipAddress: `198.51.100.${index + 101}` }, token);
  }
}
