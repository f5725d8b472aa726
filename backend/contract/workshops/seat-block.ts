/** Kept by the studio, or taken outside of the shop. */
export const SEAT_BLOCK_KINDS = ['studio', 'elsewhere'] as const;
export type SeatBlockKind = (typeof SEAT_BLOCK_KINDS)[number];

export const SEAT_BLOCK_LABELS: Readonly<Record<SeatBlockKind, string>> = {
  studio: 'Stüdyo için ayrıldı',
  elsewhere: 'Panel dışından dolu',
};

/** Seats of a session that no booking has. */
export interface SeatBlock {
  readonly id: string;
  readonly version: number;
  readonly kind: SeatBlockKind;
  readonly seats: number;
  /** Who has seats that were taken elsewhere; empty while nobody has named them. */
  readonly name: string;
  /** +90…; empty when it is not known. */
  readonly phone: string;
  /** The reason of the studio, or a word about who has the seats. */
  readonly note: string;
  /** The admin who wrote it down; empty for seats that came with the session. */
  readonly createdBy: string;
}
