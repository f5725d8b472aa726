import type { MailKind, MailTemplate } from './mail-template.js';
import { accountDeleted } from '../templates/account-deleted.mail.js';
import { adminNotice } from '../templates/admin-notice.mail.js';
import { adminLocked } from '../templates/admin-locked.mail.js';
import { accountLocked } from '../templates/account-locked.mail.js';
import { addressChanged } from '../templates/address-changed.mail.js';
import { adminAddressChanged } from '../templates/admin-address-changed.mail.js';
import { alreadyRegistered } from '../templates/already-registered.mail.js';
import { bookingCancelled } from '../templates/booking-cancelled.mail.js';
import { bookingMoved } from '../templates/booking-moved.mail.js';
import { bookingReminder } from '../templates/booking-reminder.mail.js';
import { bookingTicket } from '../templates/booking-ticket.mail.js';
import { bulkMail } from '../templates/bulk-mail.mail.js';
import { testMail } from '../templates/test-mail.mail.js';
import { bulkOrderNotice } from '../templates/bulk-order-notice.mail.js';
import { bulkOrderReceived } from '../templates/bulk-order-received.mail.js';
import { counterReceipt, counterUndone } from '../templates/counter-sale.mail.js';
import { contactCorrected } from '../templates/contact-corrected.mail.js';
import { dataRequestAnswered } from '../templates/data-request-answered.mail.js';
import { dataRequestConfirmation } from '../templates/data-request-confirmation.mail.js';
import { dataRequestReceived } from '../templates/data-request-received.mail.js';
import { documentIssued } from '../templates/document-issued.mail.js';
import { emailCorrected } from '../templates/email-corrected.mail.js';
import { informationRequestNotice } from '../templates/information-request-notice.mail.js';
import { informationRequestReceived } from '../templates/information-request-received.mail.js';
import { newsletterAlready } from '../templates/newsletter-already.mail.js';
import { newsletterConfirmation } from '../templates/newsletter-confirmation.mail.js';
import { newsletterWelcome } from '../templates/newsletter-welcome.mail.js';
import { newOrderNotice } from '../templates/new-order-notice.mail.js';
import { orderCancelled } from '../templates/order-cancelled.mail.js';
import { orderConfirmation } from '../templates/order-confirmation.mail.js';
import { orderCorrected } from '../templates/order-corrected.mail.js';
import { orderDelivered, orderInTransit, orderShipped } from '../templates/order-parcel.mail.js';
import { orderReady } from '../templates/order-ready.mail.js';
import { orderReinstated } from '../templates/order-reinstated.mail.js';
import { passwordChanged } from '../templates/password-changed.mail.js';
import { passwordReset } from '../templates/password-reset.mail.js';
import { paymentLink } from '../templates/payment-link.mail.js';
import { paymentReceived } from '../templates/payment-received.mail.js';
import { paymentRefunded, paymentRefundedNotice } from '../templates/payment-refunded.mail.js';
import { pieceBack } from '../templates/piece-back.mail.js';
import { refundDone } from '../templates/refund-done.mail.js';
import { refundFailedNotice } from '../templates/refund-failed-notice.mail.js';
import { studioAnswer } from '../templates/studio-answer.mail.js';
import { studioMessage, studioPromotion } from '../templates/studio-message.mail.js';
import { studioNotice } from '../templates/studio-notice.mail.js';
import { workshopCalledOff } from '../templates/workshop-called-off.mail.js';
import { verificationCode } from '../templates/verification-code.mail.js';
import { waitingListClosed } from '../templates/waiting-list-closed.mail.js';
import { waitingListJoined } from '../templates/waiting-list-joined.mail.js';
import { returnDecided, returnNoticed, returnReceived } from '../templates/return.mail.js';
import { seatResale } from '../templates/seat-resale.mail.js';
import { waitingListNewDate } from '../templates/waiting-list-new-date.mail.js';
import { waitingListOffered } from '../templates/waiting-list-offered.mail.js';
import { waitingListOfferCalledOff } from '../templates/waiting-list-offer-called-off.mail.js';
import { waitingListOfferOver } from '../templates/waiting-list-offer-over.mail.js';
import { welcome } from '../templates/welcome.mail.js';

export const MAIL_TEMPLATES: { [K in MailKind]: MailTemplate<K> } = {
  'order-confirmation': orderConfirmation,
  'new-order-notice': newOrderNotice,
  'order-shipped': orderShipped,
  'order-ready': orderReady,
  'order-in-transit': orderInTransit,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-reinstated': orderReinstated,
  'order-corrected': orderCorrected,
  'refund-done': refundDone,
  'payment-link': paymentLink,
  'payment-received': paymentReceived,
  'document-issued': documentIssued,
  'return-noticed': returnNoticed,
  'return-received': returnReceived,
  'return-decided': returnDecided,
  'counter-receipt': counterReceipt,
  'counter-undone': counterUndone,
  'payment-refunded': paymentRefunded,
  'payment-refunded-notice': paymentRefundedNotice,
  'refund-failed-notice': refundFailedNotice,
  'contact-corrected': contactCorrected,
  'email-corrected': emailCorrected,
  'booking-ticket': bookingTicket,
  'booking-reminder': bookingReminder,
  'booking-moved': bookingMoved,
  'booking-cancelled': bookingCancelled,
  'seat-resale': seatResale,
  'workshop-called-off': workshopCalledOff,
  'studio-notice': studioNotice,
  'waiting-list-joined': waitingListJoined,
  'waiting-list-offered': waitingListOffered,
  'waiting-list-offer-over': waitingListOfferOver,
  'waiting-list-offer-called-off': waitingListOfferCalledOff,
  'waiting-list-new-date': waitingListNewDate,
  'waiting-list-closed': waitingListClosed,
  'information-request-received': informationRequestReceived,
  'information-request-notice': informationRequestNotice,
  'data-request-confirmation': dataRequestConfirmation,
  'data-request-received': dataRequestReceived,
  'data-request-answered': dataRequestAnswered,
  'bulk-order-received': bulkOrderReceived,
  'bulk-order-notice': bulkOrderNotice,
  'studio-answer': studioAnswer,
  'piece-back': pieceBack,
  'studio-message': studioMessage,
  'studio-promotion': studioPromotion,
  'bulk-mail': bulkMail,
  'test-mail': testMail,
  'verification-code': verificationCode,
  'already-registered': alreadyRegistered,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'admin-address-changed': adminAddressChanged,
  'account-locked': accountLocked,
  'admin-locked': adminLocked,
  'admin-notice': adminNotice,
  'account-deleted': accountDeleted,
  welcome,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-already': newsletterAlready,
  'newsletter-welcome': newsletterWelcome,
};
