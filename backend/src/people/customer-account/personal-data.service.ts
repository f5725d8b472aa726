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
    const isVerified = emailVerifiedAt !== null;
    const mails = isVerified ? await this.sentMessages.mailsTo(email) : [];
    const requests = isVerified
      ? await this.requests.gather(email)
      : { informationRequests: [], bulkOrders: [], stockWishes: [], waitingLists: [] };
    return {
      signIns: (await this.log.signIns(id)).map(downloadedSignIn),
      changes: (await this.log.ownChanges(id)).map(downloadedChange),
      mails: mails.map(downloadedMail),
      textMessages: (await this.sentMessages.textMessagesAbout(bookingIds)).map(downloadedTextMessage),
      returns: await this.returns.all(manager, id),
      coupons: (await this.coupons.forCustomer(manager, id)).map(downloadedCoupon),
      consents: isVerified ? await this.consents.said(manager, email) : [],
      ...requests,
    };
  }
}
