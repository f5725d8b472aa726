import type { MissingDemand } from '../../contract/legal/demands.js';
import type { Features } from '../../contract/studio/features.js';
import type { SellerDetails } from '../../contract/studio/seller-details.js';
import type { StudioProfile } from '../../contract/studio/studio-profile.js';

/** What is known of a shop when it is checked whether it can open. */
export interface OpeningFacts {
  readonly profile: StudioProfile;
  readonly seller: SellerDetails;
  readonly features: Features;
  /** What the law demands of the texts in force and they lack. */
  readonly missingDemands: readonly Pick<MissingDemand, 'key' | 'label'>[];
  /** The sections of the studio's details that were saved at least once. */
  readonly savedSections: readonly string[];
  readonly publicUrl: string;
  /** The sender of the mails; null while the shop has no relay. */
  readonly mailFrom: string | null;
  /** Whether the studio has stored a mail server by which no mail goes, because it is switched off. */
  readonly isMailSwitchedOff: boolean;
  /** The address to which payments go; null while the shop has no account with iyzico. */
  readonly iyzicoUri: string | null;
  readonly isSecondStepOn: boolean;
  readonly isCaptchaOn: boolean;
  readonly shownProducts: number;
  readonly productsWithoutPicture: number;
  readonly soldOutProducts: number;
  readonly comingSessions: number;
  /** What came as a sample and is still there. */
  readonly samples: number;
  readonly ownTexts: number;
  /** The studio's own texts of the workshops' page, where the programs are described. */
  readonly ownProgramTexts: number;
  readonly sentMails: number;
  readonly superAdmins: number;
  readonly superAdminsWithoutApp: number;
  readonly lastBackupAt: Date | null;
  /** The last backup that was brought back for trial. */
  readonly lastTestRestoreAt: Date | null;
  readonly now: Date;
}
