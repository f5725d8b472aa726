import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type {
  ChooseByLinkDto,
  ChooseDto,
} from '../../../contract/messaging/preferences/communication-choices.dto.js';
import type { CommunicationChoicesView } from '../../../contract/messaging/preferences/communication-choices.views.js';
import { CustomerQueriesService } from '../../people/accounts/customer-queries.service.js';
import { ChoicesLinksService } from '../../people/consents/choices-links.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CommunicationChoicesService } from './communication-choices.service.js';

/** Whose switches they are: of the address to which the link was mailed, or of a verified account. */
@Injectable()
export class OwnChoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly links: ChoicesLinksService,
    private readonly choices: CommunicationChoicesService,
  ) {}

  /** Throws choices_link_invalid. */
  async byLink(token: string): Promise<CommunicationChoicesView> {
    return this.choices.view(this.addressOf(token));
  }

  /** Throws choices_link_invalid, choice_changed_meanwhile, too_many_tries. */
  async chooseByLink(
    { ipAddress }: Visit,
    { token, ...chosen }: ChooseByLinkDto,
  ): Promise<CommunicationChoicesView> {
    return this.choices.choose(this.addressOf(token), chosen, { source: 'choices_link', ipAddress });
  }

  /** Throws choices_need_verified_address. */
  async ofAccount(customerId: string): Promise<CommunicationChoicesView> {
    return this.choices.view(await this.verifiedAddress(customerId));
  }

  /** Throws choices_need_verified_address, choice_changed_meanwhile, too_many_tries. */
  async chooseAs(
    customerId: string,
    { ipAddress }: Visit,
    chosen: ChooseDto,
  ): Promise<CommunicationChoicesView> {
    const address = await this.verifiedAddress(customerId);
    return this.choices.choose(address, chosen, { source: 'account', ipAddress });
  }

  private addressOf(token: string): string {
    const address = this.links.addressOf(token);
    if (address === null) throw new AppError('choices_link_invalid');
    return address;
  }

  private async verifiedAddress(customerId: string): Promise<string> {
    const customer = await this.customers.findById(this.dataSource.manager, customerId);
    if (!customer) throw new AppError('sign_in_required');
    if (customer.emailVerifiedAt === null) throw new AppError('choices_need_verified_address');
    return customer.email;
  }
}
