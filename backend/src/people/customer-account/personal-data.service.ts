import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Customer } from '../accounts/customer.entity.js';
import { PersonLogService } from '../../guard/activity-log/person-log.service.js';
import { CouponQueriesService } from '../../coupons/coupon-queries.service.js';
import { WrittenMessagesService } from '../../notifications/mail/written-messages.service.js';
import {
  type DownloadedChange,
  downloadedChange,
  type DownloadedCoupon,
  downloadedCoupon,
  type DownloadedMail,
  downloadedMail,
  type DownloadedSignIn,
  downloadedSignIn,
  type DownloadedTextMessage,
  downloadedTextMessage,
} from './account-download.mapper.js';
import { ConsentsOfPersonService, type DownloadedConsent } from './consents-of-person.service.js';
import { type RequestsOfPerson, RequestsOfPersonService } from './requests-of-person.service.js';

export interface PersonalData extends RequestsOfPerson {
  readonly signIns: readonly DownloadedSignIn[];
  readonly changes: readonly DownloadedChange[];
  readonly mails: readonly DownloadedMail[];
  readonly textMessages: readonly DownloadedTextMessage[];
  readonly coupons: readonly DownloadedCoupon[];
  readonly consents: readonly DownloadedConsent[];
}

/**
 * Collects the personal data of a customer that their account does not show. It searches by address only when
 * that is verified, because anybody may have typed it.
 */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly log: PersonLogService,
    private readonly messages: WrittenMessagesService,
    private readonly coupons: CouponQueriesService,
    private readonly consents: ConsentsOfPersonService,
    private readonly requests: RequestsOfPersonService,
  ) {}

  async collect(
    manager: EntityManager,
    { id, email, emailVerifiedAt }: Customer,
    bookingIds: readonly string[],
  ): Promise<PersonalData> {
    const isVerified = emailVerifiedAt !== null;
    const mails = isVerified ? await this.messages.mailsTo(email) : [];
    const requests = isVerified
      ? await this.requests.gather(email)
      : { informationRequests: [], bulkOrders: [] };
    return {
      signIns: (await this.log.signIns(id)).map(downloadedSignIn),
      changes: (await this.log.ownChanges(id)).map(downloadedChange),
      mails: mails.map(downloadedMail),
      textMessages: (await this.messages.textMessagesAbout(bookingIds)).map(downloadedTextMessage),
      coupons: (await this.coupons.forCustomer(manager, id)).map(downloadedCoupon),
      consents: isVerified ? await this.consents.said(manager, email) : [],
      ...requests,
    };
  }
}
