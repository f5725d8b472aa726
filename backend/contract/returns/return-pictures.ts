/** A visitor's request may have 100 kB, and base64 makes three bytes four; browsers shrink pictures to this size. */
export const MAX_RETURN_PICTURE_BYTES = 70_000;
export const MAX_RETURN_PICTURES = 4;
