/** The five program cards; a session may belong to one of them. */
export const PROGRAM_SLOTS = [1, 2, 3, 4, 5] as const;
export type ProgramSlot = (typeof PROGRAM_SLOTS)[number];
