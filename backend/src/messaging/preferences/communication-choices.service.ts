import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { ChooseDto } from '../../../contract/messaging/preferences/communication-choices.dto.js';
import type {
  ChoiceView,
  CommunicationChoicesView,
} from '../../../contract/messaging/preferences/communication-choices.views.js';
import {
  COMMUNICATION_CHOICES,
  type CommunicationChoice,
} from '../../../contract/messaging/preferences/communication-choice.js';
import type { Consent } from '../../people/consents/consent.entity.js';
import {
  type ConsentOrigin,
  ConsentsService,
  type ConsentSubject,
} from '../../people/consents/consents.service.js';
import { maskedEmail } from '../../platform/security/masked-email.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { NewsletterMembersService } from '../newsletter/newsletter-members.service.js';

/** The ledger only grows, so it is not written to without end. Withdrawals are not limited, and can't outnumber consents. */
const CONSENTS_PER_ADDRESS: RateLimit = { name: 'consents-address', points: 30, seconds: 3600 };

const SUBJECTS: Readonly<Record<CommunicationChoice, Pick<ConsentSubject, 'purpose' | 'channel'>>> = {
  email: { purpose: 'commercial', channel: 'email' },
  sms: { purpose: 'commercial', channel: 'sms' },
  photo: { purpose: 'photo', channel: 'publication' },
};

/**
 * The switches of the page 'İletişim tercihleri'. Callers have checked that the address belongs to the person: by a
 * link that was mailed to it, or by a verified account.
 */
@Injectable()
export class CommunicationChoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly consents: ConsentsService,
    private readonly members: NewsletterMembersService,
    private readonly limits: RateLimitsService,
  ) {}

  async view(address: string): Promise<CommunicationChoicesView> {
    const latest = await this.consents.latest(this.dataSource.manager, address);
    return {
      address: maskedEmail(address),
      choices: COMMUNICATION_CHOICES.map((choice) =>
        choiceView(choice, latest.find(({ channel }) => channel === SUBJECTS[choice].channel) ?? null),
      ),
    };
  }

  /**
   * Turns a switch. It may arrive twice; a withdrawal always counts, a consent only on top of the entry that was shown.
   * Throws choice_changed_meanwhile, too_many_tries.
   */
  async choose(address: string, chosen: ChooseDto, origin: ConsentOrigin): Promise<CommunicationChoicesView> {
    if (chosen.isGiven) await this.limits.takeOrRefuse(CONSENTS_PER_ADDRESS, address.toLowerCase());
    await this.dataSource.transaction(async (manager) => {
      await this.consents.lockAddress(manager, { address });
      await this.turn(manager, { address, chosen, origin });
    });
    return this.view(address);
  }

  private async turn(
    manager: EntityManager,
    { address, chosen, origin }: { address: string; chosen: ChooseDto; origin: ConsentOrigin },
  ): Promise<void> {
    const { choice, isGiven, textVersion, entryId } = chosen;
    const phone = choice === 'sms' ? (chosen.phone ?? null) : null;
    const subject = { address, ...SUBJECTS[choice], phone };
    if (choice === 'email') await this.members.change(manager, address, isGiven);
    if (!isGiven) {
      await this.consents.withdraw(manager, subject, origin);
      return;
    }
    const latest = await this.consents.findLatest(manager, subject);
    if (latest?.isGiven && latest.phone === phone) return;
    if ((latest?.id ?? null) !== entryId) throw new AppError('choice_changed_meanwhile');
    await this.consents.give(manager, subject, { textVersion, ...origin });
  }
}

function choiceView(choice: CommunicationChoice, entry: Consent | null): ChoiceView {
  return {
    choice,
    isGiven: entry?.isGiven ?? false,
    at: entry?.recordedAt.toISOString() ?? null,
    entryId: entry?.id ?? null,
    phoneEnd: entry?.isGiven && entry.phone ? `${entry.phone.slice(-4, -2)} ${entry.phone.slice(-2)}` : null,
  };
}
