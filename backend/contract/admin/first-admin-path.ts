/** The page on which the owner of a new shop makes the first admin. Its secret follows in the fragment. */
export const FIRST_ADMIN_PATH = '/admin/kurulum';
