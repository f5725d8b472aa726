/** The address of the back office. */
export const ADMIN_PATH = '/admin';
