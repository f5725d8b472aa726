/** The label of a status that this version does not know; it stays grey (specification 1, section 4). */
export const UNKNOWN_STATUS_LABEL = 'Güncelleniyor';
