import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { Consent, type ConsentChannel, type ConsentPurpose, type ConsentSource } from './consent.entity.js';

/** The address, purpose and channel of a consent. */
export interface ConsentSubject {
  readonly address: string;
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
  /** The number for text messages, with +; of no meaning on other channels. */
  readonly phone?: string | null;
}

export interface ConsentOrigin {
  readonly source: ConsentSource;
  readonly ipAddress: string | null;
}

/** The ledger of consents. Entries are only added, and the latest one counts. */
@Injectable()
export class ConsentsService {
  constructor(private readonly settings: Settings) {}

  /**
   * Returns the resulting entry; repeating a consent to the same text adds none. A consent for another number first
   * withdraws the one for the former number.
   */
  async give(
    manager: EntityManager,
    subject: ConsentSubject,
    { textVersion, source, ipAddress }: ConsentOrigin & { readonly textVersion: string },
  ): Promise<Consent> {
    await this.lockAddress(manager, subject);
    const active = await this.findActive(manager, subject);
    const phone = subject.phone ?? null;
    if (active && active.phone !== phone) await this.insertWithdrawal(manager, active, { source, ipAddress });
    else if (active?.textVersion === textVersion) return active;
    const given = { ...inSmallLetters(subject), phone, isGiven: true, textVersion, source, ipAddress };
    return manager.save(manager.create(Consent, given));
  }

  /** False when there was no consent to withdraw. */
  async withdraw(manager: EntityManager, subject: ConsentSubject, origin: ConsentOrigin): Promise<boolean> {
    await this.lockAddress(manager, subject);
    const active = await this.findActive(manager, subject);
    if (!active) return false;
    await this.insertWithdrawal(manager, active, origin);
    return true;
  }

  /** Withdraws on every channel, as before the erasure of a person. */
  async withdrawAll(manager: EntityManager, address: string, origin: ConsentOrigin): Promise<void> {
    await this.lockAddress(manager, { address });
    for (const entry of await this.latest(manager, address)) {
      if (entry.isGiven) await this.insertWithdrawal(manager, entry, origin);
    }
  }

  /** The valid consent; null when there is none or when it was withdrawn. */
  async findActive(manager: EntityManager, subject: ConsentSubject): Promise<Consent | null> {
    const latest = await this.findLatest(manager, subject);
    return latest?.isGiven ? latest : null;
  }

  /** The last word on one channel; null when none was ever said. */
  async findLatest(manager: EntityManager, subject: ConsentSubject): Promise<Consent | null> {
    return manager.findOne(Consent, { where: inSmallLetters(subject), order: { position: 'DESC' } });
  }

  /** The last word on each channel on which there is one, the newest first. */
  async latest(manager: EntityManager, address: string): Promise<Consent[]> {
    const entries = await this.of(manager, address);
    return entries.filter(
      ({ channel }, at) => entries.findIndex((entry) => entry.channel === channel) === at,
    );
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
    const phones = new Set((await this.of(manager, known)).map(({ phone }) => phone));
    for (const phone of phones) {
      const where = { address: known, phone: phone ?? IsNull() };
      const hashed = { address: this.hashOf(known), phone: phone && this.hashOf(phone), ipAddress: null };
      await manager.update(Consent, where, hashed);
    }
  }

  /**
   * Entries of one address are written one after the other, so that the latest entry is the last decision.
   */
  async lockAddress(manager: EntityManager, { address }: Pick<ConsentSubject, 'address'>): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('consent of ' || $1, 0))`, [
      address.toLowerCase(),
    ]);
  }

  private async insertWithdrawal(
    manager: EntityManager,
    { address, purpose, channel, phone }: Consent,
    { source, ipAddress }: ConsentOrigin,
  ): Promise<void> {
    await manager.insert(Consent, { address, purpose, channel, phone, isGiven: false, source, ipAddress });
  }

  private hashOf(known: string): string {
    return createHmac('sha256', this.settings.APP_SECRET).update(`consent of ${known}`).digest('hex');
  }
}

function inSmallLetters({ address, purpose, channel }: ConsentSubject) {
  return { address: address.toLowerCase(), purpose, channel };
}
