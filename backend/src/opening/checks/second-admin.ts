import { advice, type ReadinessRule } from '../readiness-rule.js';

export const secondAdminRule: ReadinessRule = {
  key: 'second_admin',
  title: 'İkinci bir süper yönetici',
  screen: 'admins',
  find: ({ superAdmins }) =>
    superAdmins > 1
      ? null
      : advice('Tek süper yönetici şifresini ya da telefonunu yitirirse panele kimse giremez.'),
};
