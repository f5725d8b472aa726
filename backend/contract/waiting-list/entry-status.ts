/** What became of somebody who waits. The first two are open. */
export type EntryStatus = 'waiting' | 'offered' | 'taken' | 'declined' | 'left' | 'expired' | 'closed';

export const ENTRY_STATUS_LABELS: Readonly<Record<EntryStatus, string>> = {
  waiting: 'Bekliyor',
  offered: 'Yer önerildi',
  taken: 'Yerini aldı',
  declined: 'İstemedi',
  left: 'Listeden çıktı',
  expired: 'Süresi doldu',
  closed: 'Kapandı',
};
