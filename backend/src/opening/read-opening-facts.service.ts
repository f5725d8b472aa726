import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { missingDemands } from '../../contract/legal/demands.js';
import { LEGAL_TEXT_KINDS } from '../../contract/legal/legal-text.js';
import { CurrentLegalTexts } from '../legal/current-legal-texts.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { ReadConnectionsService } from './read-connections.service.js';
import type { OpeningFacts } from './opening-facts.js';

type Counted = Pick<
  OpeningFacts,
  | 'savedSections'
  | 'shownProducts'
  | 'productsWithoutPicture'
  | 'soldOutProducts'
  | 'comingSessions'
  | 'samples'
  | 'ownTexts'
  | 'ownProgramTexts'
  | 'sentMails'
  | 'superAdmins'
  | 'superAdminsWithoutApp'
  | 'lastBackupAt'
  | 'lastTestRestoreAt'
>;

/** Reads what the checks of the opening need to know. It looks into the tables of many groups, in one statement. */
@Injectable()
export class ReadOpeningFactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
    private readonly security: SecuritySettingsService,
    private readonly clock: Clock,
    private readonly legal: CurrentLegalTexts,
    private readonly connections: ReadConnectionsService,
  ) {}

  async read(): Promise<OpeningFacts> {
    const { profile, sellerDetails: seller, features } = await this.studio.latest();
    const { admin_2fa_enabled: isSecondStepOn, captcha_enabled: isCaptchaOn } = await this.security.latest();
    const { texts, facts } = await this.legal.latest();
    return {
      ...(await this.count()),
      ...(await this.connections.read()),
      missingDemands: LEGAL_TEXT_KINDS.flatMap((kind) => missingDemands(kind, texts[kind].clauses, facts)),
      profile,
      seller,
      features,
      isSecondStepOn,
      isCaptchaOn,
      now: this.clock.now(),
    };
  }

  private async count(): Promise<Counted> {
    const [counted] = await this.dataSource.query<[Counted]>(COUNTED);
    return counted;
  }
}

/** What came as a sample is nothing that the studio has to sell. */
const OWN_PRODUCT = 'NOT EXISTS (SELECT FROM sample WHERE product_id = product.id)';

const COUNTED = `
  SELECT
    (SELECT coalesce(array_agg(section), '{}') FROM studio_details) AS "savedSections",
    (SELECT count(*)::int FROM product WHERE is_active AND ${OWN_PRODUCT}) AS "shownProducts",
    (SELECT count(*)::int FROM product WHERE is_active AND NOT EXISTS
       (SELECT FROM product_picture WHERE product_id = product.id)) AS "productsWithoutPicture",
    (SELECT count(*)::int FROM product WHERE is_active AND NOT is_unlimited AND stock_quantity = 0 AND ${OWN_PRODUCT})
      AS "soldOutProducts",
    (SELECT count(*)::int FROM workshop_session
      WHERE starts_at > now() AND removed_at IS NULL AND cancelled_at IS NULL AND NOT EXISTS
       (SELECT FROM sample WHERE session_id = workshop_session.id)) AS "comingSessions",
    (SELECT count(*)::int FROM sample WHERE category_id IS NULL) AS samples,
    (SELECT count(*)::int FROM content_entry) AS "ownTexts",
    (SELECT count(*)::int FROM content_entry WHERE section = 'workshops') AS "ownProgramTexts",
    (SELECT count(*)::int FROM (SELECT FROM mail_message WHERE status = 'sent' LIMIT 1) one) AS "sentMails",
    (SELECT count(*)::int FROM admin WHERE role = 'super_admin' AND is_active) AS "superAdmins",
    (SELECT count(*)::int FROM admin WHERE role = 'super_admin' AND is_active AND NOT EXISTS
       (SELECT FROM admin_authenticator WHERE admin_id = admin.id)) AS "superAdminsWithoutApp",
    (SELECT max(finished_at) FROM backup_run) AS "lastBackupAt",
    (SELECT max(finished_at) FROM backup_task WHERE kind = 'test_restore' AND status = 'done')
      AS "lastTestRestoreAt"`;
