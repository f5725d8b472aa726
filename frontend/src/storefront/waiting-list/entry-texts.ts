import type { EntryStatus } from '@contract/waiting-list/entry-status.js';

/** What the page says of an entry, by its state. */
export const ENTRY_TEXTS: Readonly<Record<EntryStatus, { readonly title: string; readonly lead: string }>> = {
  waiting: {
    title: 'Bekleme listesindesiniz',
    lead: 'Yer açılıp sıra size gelince yeri adınıza ayırıp e-postayla haber vereceğiz.',
  },
  offered: {
    title: 'Size yer açıldı',
    lead: 'Bu yeri yalnızca sizin için tutuyoruz. Süre dolunca sıradaki kişiye geçer.',
  },
  taken: {
    title: 'Yerinizi aldınız',
    lead: 'Ödemeniz tamam, biletiniz e-postanızda. Görüşmek üzere.',
  },
  declined: {
    title: 'Yer sıradaki kişiye geçti',
    lead: 'İstemediğinizi not ettik; bu workshop için artık beklemiyorsunuz.',
  },
  left: {
    title: 'Listeden çıktınız',
    lead: 'Bu workshop için artık beklemiyorsunuz. Fikriniz değişirse takvimden yeniden girebilirsiniz.',
  },
  expired: {
    title: 'Ayırdığımız yerin süresi doldu',
    lead: 'Yer bu süre içinde alınmadığı için sıradaki kişiye geçti. Hâlâ gelmek isterseniz takvimden listeye yeniden girebilirsiniz.',
  },
  closed: {
    title: 'Bekleme listesi kapandı',
    lead: 'Bu workshop için artık yer önerilmiyor. Başka tarihler için takvime bakabilirsiniz.',
  },
};

/** Of an entry that ended because its session was moved. */
export const MOVED_TEXT = {
  title: 'Hâlâ ilgileniyor musunuz?',
  lead: 'Beklediğiniz workshopun günü ya da saati değişti. Yeni tarih size uyuyorsa sıranız duruyor; siz söylemeden yer önermeyiz.',
};

export const LEAVE = {
  title: 'Listeden çıkalım mı?',
  text: 'Sıranız sonraki kişiye geçer; yeniden girerseniz en sona yazılırsınız.',
  confirmLabel: 'Listeden Çık',
  cancelLabel: 'Beklemeye Devam Et',
};

export const DECLINE = {
  title: 'Yeri bırakalım mı?',
  text: 'Yer hemen sıradaki kişiye önerilir; geri alamayız.',
  confirmLabel: 'Evet, İstemiyorum',
  cancelLabel: 'Vazgeç',
};

/** Why somebody still waits although a seat was free. */
export function describePassedOver(seats: number, free: number): string {
  return `${seats} yer bekliyorsunuz, son seferinde ${free} yer açıldı; size yetmediği için başka birine önerdik. Sıranız duruyor.`;
}
