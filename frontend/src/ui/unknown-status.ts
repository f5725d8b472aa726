/** For a status that has no word here; it stays grey (specification 1, section 4). */
export const UNKNOWN_STATUS_LABEL = 'Güncelleniyor';
