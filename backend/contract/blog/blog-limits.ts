/** The number of posts on a page (specification 1, section 9). */
export const POSTS_PER_PAGE = 6;
export const RELATED_POSTS = 3;
export const TAG_LENGTH = 40;
