import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { Consent, type ConsentChannel, type ConsentPurpose, type ConsentSource } from './consent.entity.js';

/** The address, purpose and channel of a consent. */
export interface ConsentSubject {
  readonly address: string;
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
}

interface Origin {
  readonly source: ConsentSource;
  readonly ipAddress: string | null;
}

/** The ledger of consents. Entries are only added, and the latest one counts. */
@Injectable()
export class ConsentsService {
  constructor(private readonly settings: Settings) {}

  /** Returns the resulting entry; repeating a consent to the same text adds none. */
  async give(
    manager: EntityManager,
    subject: ConsentSubject,
    { textVersion, source, ipAddress }: Origin & { readonly textVersion: string },
  ): Promise<Consent> {
    await this.lockAddress(manager, subject);
    const active = await this.findActive(manager, subject);
    if (active?.textVersion === textVersion) return active;
    return manager.save(
      manager.create(Consent, { ...inSmallLetters(subject), isGiven: true, textVersion, source, ipAddress }),
    );
  }

  /** False when there was no consent to withdraw. */
  async withdraw(
    manager: EntityManager,
    subject: ConsentSubject,
    { source, ipAddress }: Origin,
  ): Promise<boolean> {
    await this.lockAddress(manager, subject);
    if (!(await this.findActive(manager, subject))) return false;
    await manager.insert(Consent, { ...inSmallLetters(subject), isGiven: false, source, ipAddress });
    return true;
  }

  /** The valid consent; null when there is none or when it was withdrawn. */
  async findActive(manager: EntityManager, subject: ConsentSubject): Promise<Consent | null> {
    const where = inSmallLetters(subject);
    const latest = await manager.findOne(Consent, { where, order: { position: 'DESC' } });
    return latest?.isGiven ? latest : null;
  }

  async findById(manager: EntityManager, id: string): Promise<Consent | null> {
    return manager.findOneBy(Consent, { id });
  }

  /** All entries of an address, for its owner. Call it only for a verified address. */
  async of(manager: EntityManager, address: string): Promise<Consent[]> {
    return manager.find(Consent, { where: { address: address.toLowerCase() }, order: { position: 'DESC' } });
  }

  /**
   * Replaces the address by a hash: the proof stays and can be found by somebody who names the address, but
   * the address cannot be read. A valid consent must be withdrawn before.
   */
  async erase(manager: EntityManager, address: string): Promise<void> {
    const known = address.toLowerCase();
    const hash = createHmac('sha256', this.settings.APP_SECRET).update(`consent of ${known}`).digest('hex');
    await manager.update(Consent, { address: known }, { address: hash, ipAddress: null });
  }

  /**
   * Entries of one address are written one after the other, so that the latest entry is the last decision.
   */
  private async lockAddress(manager: EntityManager, { address }: ConsentSubject): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('consent of ' || $1, 0))`, [
      address.toLowerCase(),
    ]);
  }
}

function inSmallLetters({ address, purpose, channel }: ConsentSubject): ConsentSubject {
  return { address: address.toLowerCase(), purpose, channel };
}
