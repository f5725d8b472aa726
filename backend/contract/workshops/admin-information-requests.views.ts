import type { PageOf } from '../admin/page.query.js';
import type { ExperienceLevel, InformationRequestStatus, WorkshopType } from './information-request.js';
import type { ProgramSlot } from './program-slot.js';

/** Specification 2, section 3, 'Workshop info request'. Times are ISO instants. */
export interface AdminInformationRequestView {
  readonly id: string;
  /** Sent back with a change. */
  readonly version: number;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly workshopType: WorkshopType;
  readonly experienceLevel: ExperienceLevel;
  /** The program whose card the visitor came from; null when they came from none. */
  readonly program: ProgramSlot | null;
  readonly message: string;
  readonly status: InformationRequestStatus;
  readonly adminNotes: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** It has been waiting for more than a day. */
  readonly isOverdue: boolean;
  /** The studio's latest answer. */
  readonly answer: { readonly subject: string; readonly text: string; readonly sentAt: string } | null;
}

export interface InformationRequestCounts {
  readonly all: number;
  readonly pending: number;
  readonly contacted: number;
  readonly completed: number;
  readonly overdue: number;
}

export interface AdminInformationRequestsView extends PageOf<AdminInformationRequestView> {
  readonly counts: InformationRequestCounts;
}
