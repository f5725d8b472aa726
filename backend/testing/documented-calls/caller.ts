/** Who makes a documented call. */
export type Caller = 'anybody' | 'customer' | 'admin';
