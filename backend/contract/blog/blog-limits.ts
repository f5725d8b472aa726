/** A page of the list (specification 1, section 9). */
export const POSTS_PER_PAGE = 6;
export const RELATED_POSTS = 3;
/** What stands in for an excerpt nobody wrote (specification 3, section 5). */
export const EXCERPT_LENGTH = 160;
export const TAG_LENGTH = 40;
