import { SaveNoticeAddressesDto } from '@contract/studio/notice-addresses.dto.js';
import type { NoticeAddresses } from '@contract/studio/notice-addresses.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../../edited-section.js';

export type NoticesValues = SavedSection<'notices'>;
export type NoticeName = keyof NoticeAddresses;

export const NOTICE_LABELS: Readonly<Record<NoticeName, string>> = {
  usual: 'Genel',
  orders: 'Siparişler ve iadeler',
  bookings: 'Dolan workshoplar',
  bulkOrders: 'Toplu siparişler',
  informationRequests: 'Bilgi talepleri',
  stock: 'Azalan ve biten stok',
  system: 'Güvenlik ve sistem',
};

function inWords(addresses: NoticeAddresses) {
  const names = Object.keys(NOTICE_LABELS) as NoticeName[];
  return Object.fromEntries(names.map((name) => [NOTICE_LABELS[name], addresses[name].join('\n')]));
}

export const NOTICES_SECTION: EditedSection<NoticesValues> = {
  section: 'notices',
  dto: SaveNoticeAddressesDto,
  inWords,
};
