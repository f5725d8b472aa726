/** What a note of the studio may be about. */
export const NOTE_SUBJECT_KINDS = ['order', 'booking', 'customer'] as const;
export type NoteSubjectKind = (typeof NOTE_SUBJECT_KINDS)[number];

export interface NoteSubject {
  readonly kind: NoteSubjectKind;
  readonly id: string;
}

export const NOTE_LENGTH = 1000;

/** How long its author may take a note back. */
export const NOTE_REMOVABLE_MINUTES = 10;

/** A note of the studio for itself; buyers never see it. */
export interface InternalNote {
  readonly id: string;
  readonly about: NoteSubject;
  readonly text: string;
  /** The name of who wrote it, as it was then. */
  readonly author: string;
  /** An ISO instant. */
  readonly writtenAt: string;
  /** Until when the reader may remove it, as an ISO instant; null for the notes of others. */
  readonly removableUntil: string | null;
}
