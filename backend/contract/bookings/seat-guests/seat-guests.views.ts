import type { AgeBand, PhotoConsent } from './seat-guest.js';

/** Who sits on a seat, for the studio. Texts are empty where nothing was written, or once it was erased. */
export interface StudioSeatGuest {
  /** The seat, from 0. */
  readonly position: number;
  readonly name: string;
  readonly ageBand: AgeBand;
  readonly guardianName: string;
  readonly guardianPhone: string;
  /** Allergies and needs in the buyer's words. */
  readonly needs: string;
  readonly photoConsent: PhotoConsent;
}
