import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { SaveNoticeAddressesDto } from '@contract/studio/notice-addresses.dto.js';
import type { NoticeAddresses } from '@contract/studio/notice-addresses.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../../../ui/conflict-dialog.js';

export type NoticesValues = SavedSection<'notices'>;
export type NoticeName = keyof NoticeAddresses;

export const noticesResolver = classValidatorResolver(SaveNoticeAddressesDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<NoticesValues>;

export const NOTICE_LABELS: Readonly<Record<NoticeName, string>> = {
  usual: 'Genel',
  orders: 'Siparişler ve iadeler',
  bookings: 'Dolan workshoplar',
  bulkOrders: 'Toplu siparişler',
  informationRequests: 'Bilgi talepleri',
  stock: 'Azalan ve biten stok',
  system: 'Güvenlik ve sistem',
};

/** Lists the differences between the form and what somebody else saved. */
export function noticesConflict(mine: NoticesValues, theirs: NoticesValues): ConflictField[] {
  return (Object.keys(NOTICE_LABELS) as NoticeName[])
    .map((name) => ({
      label: NOTICE_LABELS[name],
      mine: mine[name].join('\n'),
      theirs: theirs[name].join('\n'),
    }))
    .filter((field) => field.mine !== field.theirs);
}
