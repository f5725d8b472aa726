export const NOT_LOADED = 'Parçalar yüklenemedi.';
export const NOT_SOLD = 'Satış kaydedilemedi.';
export const DAY_NOT_LOADED = 'Bugünün satışları yüklenemedi.';
