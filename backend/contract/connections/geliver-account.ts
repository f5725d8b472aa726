/** 'live': labels are bought and paid for; 'test': nothing is bought, and nobody collects the parcel. */
export const GELIVER_PLACES = ['live', 'test'] as const;
export type GeliverPlace = (typeof GELIVER_PLACES)[number];

/** The account with Geliver, which sells labels of carriers, without its token. */
export interface GeliverView {
  /** The account, or its removal, that a new one would replace; null for the first. */
  readonly accountId: string | null;
  /** Null while there is none. */
  readonly account: {
    readonly place: GeliverPlace;
    /** From where parcels are sent, as Geliver has it: 'Toprak, Kadıköy / İstanbul'. */
    readonly sender: string;
    /** The box in which parcels are sent, in centimetres. */
    readonly lengthCm: number;
    readonly widthCm: number;
    readonly heightCm: number;
    /** ISO 8601. */
    readonly savedAt: string;
  } | null;
  /** The token is saved, but nobody can read it any more since APP_SECRET has changed. */
  readonly isUnreadable: boolean;
}

/** Whether Geliver knows the token. `unreachable`: it may be right or wrong; `no_sender`: it lost the sender. */
export type GeliverCheck = 'accepted' | 'refused' | 'no_sender' | 'unreachable';
