import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Customer } from '../accounts/customer.entity.js';
import { PersonLogService } from '../../activity-log/person-log.service.js';
import { CouponQueriesService } from '../../coupons/coupon-queries.service.js';
import { SentMessagesService } from '../../notifications/mail/sent-messages.service.js';
import {
  downloadedChange,
  downloadedCoupon,
  downloadedMail,
  downloadedSignIn,
  downloadedTextMessage,
} from './account-download.mapper.js';
import { CustomerReturnsService } from '../../returns/customer-returns.service.js';
import { ConsentsOfPersonService } from './consents-of-person.service.js';
import { RequestsOfPersonService } from './requests-of-person.service.js';

const NOTHING_OF_ADDRESS = {
  mails: [],
  consents: [],
  informationRequests: [],
  bulkOrders: [],
  stockWishes: [],
  waitingLists: [],
};

/**
 * Collects the personal data of a customer that their account does not show. It searches by address only when
 * that is verified, because anybody may have typed it.
 */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly log: PersonLogService,
    private readonly sentMessages: SentMessagesService,
    private readonly coupons: CouponQueriesService,
    private readonly consents: ConsentsOfPersonService,
    private readonly requests: RequestsOfPersonService,
    private readonly returns: CustomerReturnsService,
  ) {}

  async collect(
    manager: EntityManager,
    { id, email, emailVerifiedAt }: Customer,
    bookingIds: readonly string[],
  ) {
    const ofAddress =
      emailVerifiedAt === null ? NOTHING_OF_ADDRESS : await this.collectOfAddress(manager, email);
    return {
      signIns: (await this.log.signIns(id)).map(downloadedSignIn),
      changes: (await this.log.ownChanges(id)).map(downloadedChange),
      textMessages: await this.textMessages(bookingIds),
      returns: await this.returns.all(manager, id),
      coupons: (await this.coupons.forCustomer(manager, id)).map(downloadedCoupon),
      ...ofAddress,
    };
  }

  /** Call it only for a verified address. */
  async collectOfAddress(manager: EntityManager, email: string) {
    return {
      mails: (await this.sentMessages.mailsTo(email)).map(downloadedMail),
      consents: await this.consents.said(manager, email),
      ...(await this.requests.gather(email)),
    };
  }

  async textMessages(bookingIds: readonly string[]) {
    return (await this.sentMessages.textMessagesAbout(bookingIds)).map(downloadedTextMessage);
  }
}
