import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { Consent, type ConsentChannel, type ConsentPurpose, type ConsentSource } from './consent.entity.js';

/** Who, for what, and by which way. */
export interface ConsentSubject {
  readonly address: string;
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
}

interface Origin {
  readonly source: ConsentSource;
  readonly ipAddress: string | null;
}

/** Who agreed to what: a ledger that is only added to, and whose latest entry counts. */
@Injectable()
export class ConsentsService {
  constructor(private readonly settings: Settings) {}

  /** The entry that stands afterwards; agreeing again to the same words adds none. */
  async give(
    manager: EntityManager,
    subject: ConsentSubject,
    { textVersion, source, ipAddress }: Origin & { readonly textVersion: string },
  ): Promise<Consent> {
    await this.lockAddress(manager, subject);
    const standing = await this.findStanding(manager, subject);
    if (standing?.textVersion === textVersion) return standing;
    return manager.save(
      manager.create(Consent, { ...inSmallLetters(subject), isGiven: true, textVersion, source, ipAddress }),
    );
  }

  /** False when there was nothing to take back. */
  async withdraw(
    manager: EntityManager,
    subject: ConsentSubject,
    { source, ipAddress }: Origin,
  ): Promise<boolean> {
    await this.lockAddress(manager, subject);
    if (!(await this.findStanding(manager, subject))) return false;
    await manager.insert(Consent, { ...inSmallLetters(subject), isGiven: false, source, ipAddress });
    return true;
  }

  /** The consent that stands; null for whoever never agreed or took it back. */
  async findStanding(manager: EntityManager, subject: ConsentSubject): Promise<Consent | null> {
    const where = inSmallLetters(subject);
    const latest = await manager.findOne(Consent, { where, order: { position: 'DESC' } });
    return latest?.isGiven ? latest : null;
  }

  async findById(manager: EntityManager, id: string): Promise<Consent | null> {
    return manager.findOneBy(Consent, { id });
  }

  /** Everything that an address said, for that very person: call it only for one that is verified. */
  async of(manager: EntityManager, address: string): Promise<Consent[]> {
    return manager.find(Consent, { where: { address: address.toLowerCase() }, order: { position: 'DESC' } });
  }

  /**
   * The address ends, the proof does not: whoever names the address to the shop can be answered, and nobody can read
   * it. What still stands has to be taken back before.
   */
  async forget(manager: EntityManager, address: string): Promise<void> {
    const known = address.toLowerCase();
    const hash = createHmac('sha256', this.settings.APP_SECRET).update(`consent of ${known}`).digest('hex');
    await manager.update(Consent, { address: known }, { address: hash, ipAddress: null });
  }

  /** One after the other for each address, so that the latest entry is the one that was said last. */
  private async lockAddress(manager: EntityManager, { address }: ConsentSubject): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('consent of ' || $1, 0))`, [
      address.toLowerCase(),
    ]);
  }
}

function inSmallLetters({ address, purpose, channel }: ConsentSubject): ConsentSubject {
  return { address: address.toLowerCase(), purpose, channel };
}
