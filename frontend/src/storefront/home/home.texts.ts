/** Texts that the studio does not edit. */
export const TO_WORKSHOPS = 'Workshop Takvimi';
