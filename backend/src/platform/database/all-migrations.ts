import { TextSearch1763700001000 } from './migrations/001-text-search.js';
import { Catalog1763700002000 } from './migrations/002-catalog.js';
import { Orders1763700003000 } from './migrations/003-orders.js';
import { Payments1763700004000 } from './migrations/004-payments.js';
import { JobsAndMail1763700005000 } from './migrations/005-jobs-and-mail.js';
import { Accounts1763700006000 } from './migrations/006-accounts.js';
import { Workshops1763700007000 } from './migrations/007-workshops.js';
import { Coupons1763700008000 } from './migrations/008-coupons.js';
import { SeatsInOrders1763700009000 } from './migrations/009-seats-in-orders.js';
import { Bookings1763700010000 } from './migrations/010-bookings.js';
import { SiteContent1763700011000 } from './migrations/011-site-content.js';
import { SeatsTakenElsewhere1763700012000 } from './migrations/012-seats-taken-elsewhere.js';
import { CustomerAccounts1763700013000 } from './migrations/013-customer-accounts.js';
import { SiteGuard1763700014000 } from './migrations/014-site-guard.js';
import { NotificationChannels1763700015000 } from './migrations/015-notification-channels.js';
import { ResetLinks1763700016000 } from './migrations/016-reset-links.js';
import { ForgottenMessages1763700017000 } from './migrations/017-forgotten-messages.js';
import { Content1763700018000 } from './migrations/018-content.js';
import { BulkOrders1763700019000 } from './migrations/019-bulk-orders.js';
import { NewsletterAndConsents1763700020000 } from './migrations/020-newsletter-and-consents.js';
import { Blog1763700021000 } from './migrations/021-blog.js';
import { PageVisits1763700022000 } from './migrations/022-page-visits.js';
import { AnnounceCatalogAndWorkshops1763700023000 } from './migrations/023-announce-catalog-and-workshops.js';
import { BackOffice1763700024000 } from './migrations/024-back-office.js';
import { OrderTurns1763700025000 } from './migrations/025-order-turns.js';
import { BackOfficeLists1763700026000 } from './migrations/026-back-office-lists.js';
import { SessionsRemoved1763700027000 } from './migrations/027-sessions-removed.js';
import { Products1763700028000 } from './migrations/028-products.js';
import { People1763700029000 } from './migrations/029-people.js';
import { Notifications1763700030000 } from './migrations/030-notifications.js';
import { RequestsAndMessaging1763700031000 } from './migrations/031-requests-and-messaging.js';
import { RefundsInDoubt1763700032000 } from './migrations/032-refunds-in-doubt.js';
import { CountedStock1763700033000 } from './migrations/033-counted-stock.js';
import { AnnounceAdmins1763700035000 } from './migrations/035-announce-admins.js';
import { CouponsOfTheStudio1763700036000 } from './migrations/036-coupons-of-the-studio.js';
import { SecurityCenter1763700037000 } from './migrations/037-security-center.js';
import { MediaMentions1763700038000 } from './migrations/038-media-mentions.js';
import { ContentHistory1763700039000 } from './migrations/039-content-history.js';
import { Email1763700040000 } from './migrations/040-email.js';
import { BlogManagement1763700041000 } from './migrations/041-blog-management.js';
import { Logs1763700042000 } from './migrations/042-logs.js';
import { Dashboard1763700043000 } from './migrations/043-dashboard.js';
import { CategoryNames1763700044000 } from './migrations/044-category-names.js';
import { PeopleToForget1763700045000 } from './migrations/045-people-to-forget.js';
import { LettersLane1763700047000 } from './migrations/047-letters-lane.js';
import { LogAddresses1763700049000 } from './migrations/049-log-addresses.js';
import { PlainAddresses1763700054000 } from './migrations/054-plain-addresses.js';
import { AiWriting1763700048000 } from './migrations/048-ai-writing.js';
import { DaysOfTrying1763700052000 } from './migrations/052-days-of-trying.js';
import { MailSearch1763700055000 } from './migrations/055-mail-search.js';
import { LettersEnd1763700056000 } from './migrations/056-letters-end.js';
import { AnnounceLetters1763700057000 } from './migrations/057-announce-letters.js';
import { KeptToTheirRules1763700058000 } from './migrations/058-kept-to-their-rules.js';
import { ListPlaces1763700060000 } from './migrations/060-list-places.js';
import { CoveredStates1763700061000 } from './migrations/061-covered-states.js';
import { NamesByNames1763700062000 } from './migrations/062-names-by-names.js';
import { FinerPlaces1763700063000 } from './migrations/063-finer-places.js';
import { AskedByRequest1763700065000 } from './migrations/065-asked-by-request.js';
import { ExplainedStock1763700066000 } from './migrations/066-explained-stock.js';
import { TaskRuns1763700067000 } from './migrations/067-task-runs.js';
import { MailsAskedByRequest1763700068000 } from './migrations/068-mails-asked-by-request.js';
import { TracedJobs1763700069000 } from './migrations/069-traced-jobs.js';
import { Edits1763700070000 } from './migrations/070-edits.js';
import { AskedResets1763700071000 } from './migrations/071-asked-resets.js';
import { NoticesOfRequests1763700072000 } from './migrations/072-notices-of-requests.js';

/** In the order in which they run; a new one goes to the end, none is ever changed after a release. */
export const ALL_MIGRATIONS = [
  TextSearch1763700001000,
  Catalog1763700002000,
  Orders1763700003000,
  Payments1763700004000,
  JobsAndMail1763700005000,
  Accounts1763700006000,
  Workshops1763700007000,
  Coupons1763700008000,
  SeatsInOrders1763700009000,
  Bookings1763700010000,
  SiteContent1763700011000,
  SeatsTakenElsewhere1763700012000,
  CustomerAccounts1763700013000,
  SiteGuard1763700014000,
  NotificationChannels1763700015000,
  ResetLinks1763700016000,
  ForgottenMessages1763700017000,
  Content1763700018000,
  BulkOrders1763700019000,
  NewsletterAndConsents1763700020000,
  Blog1763700021000,
  PageVisits1763700022000,
  AnnounceCatalogAndWorkshops1763700023000,
  BackOffice1763700024000,
  OrderTurns1763700025000,
  BackOfficeLists1763700026000,
  SessionsRemoved1763700027000,
  Products1763700028000,
  People1763700029000,
  Notifications1763700030000,
  RequestsAndMessaging1763700031000,
  RefundsInDoubt1763700032000,
  CountedStock1763700033000,
  AnnounceAdmins1763700035000,
  CouponsOfTheStudio1763700036000,
  SecurityCenter1763700037000,
  MediaMentions1763700038000,
  ContentHistory1763700039000,
  Email1763700040000,
  BlogManagement1763700041000,
  Logs1763700042000,
  Dashboard1763700043000,
  CategoryNames1763700044000,
  PeopleToForget1763700045000,
  LettersLane1763700047000,
  AiWriting1763700048000,
  LogAddresses1763700049000,
  DaysOfTrying1763700052000,
  PlainAddresses1763700054000,
  MailSearch1763700055000,
  LettersEnd1763700056000,
  AnnounceLetters1763700057000,
  KeptToTheirRules1763700058000,
  ListPlaces1763700060000,
  CoveredStates1763700061000,
  NamesByNames1763700062000,
  FinerPlaces1763700063000,
  AskedByRequest1763700065000,
  ExplainedStock1763700066000,
  TaskRuns1763700067000,
  MailsAskedByRequest1763700068000,
  TracedJobs1763700069000,
  Edits1763700070000,
  AskedResets1763700071000,
  NoticesOfRequests1763700072000,
];
