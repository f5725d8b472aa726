/** Texts that the studio does not edit. */
export const TO_WORKSHOPS = 'Workshop Takvimi';

export const PRODUCTS = {
  title: 'Raftaki parçalar',
  lead: 'Tüm siparişlerde kargo bizden. Her parça elde yapıldığı için sizinki fotoğraftakinin kardeşi olur, ikizi değil.',
};
