import type { NoticeAddresses } from '../../contract/studio/notice-addresses.js';
import type { Settings } from '../platform/config/settings.js';

/** Everything goes to the addresses of `STUDIO_NOTICE_TO`, if any, until the studio saves its own. */
export function initialNoticeAddresses({ STUDIO_NOTICE_TO = '' }: Partial<Settings>): NoticeAddresses {
  const addresses = STUDIO_NOTICE_TO.split(',').map((address) => address.trim());
  return {
    usual: [...new Set(addresses)].filter((address) => address !== ''),
    orders: [],
    bookings: [],
    bulkOrders: [],
    informationRequests: [],
    stock: [],
    system: [],
  };
}
