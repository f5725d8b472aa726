/** The roles, from the narrowest to the widest. `admin` and `super_admin` are the documented ones (specification 3, section 3). */
export const ADMIN_ROLES = ['door', 'workshop', 'shop', 'admin', 'super_admin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** A new admin's role, unless a super admin gives another (specification 3, section 3). */
export const DEFAULT_ROLE: AdminRole = 'admin';

/** The purpose of each role, as the form of an admin says it. */
export const ROLE_WORDS: Readonly<Record<AdminRole, { readonly name: string; readonly about: string }>> = {
  door: {
    name: 'Kapı',
    about: 'Bugün gelecek misafirleri görür ve onları karşılar; başka bir bölüm açılmaz.',
  },
  workshop: {
    name: 'Atölye',
    about:
      'Takvimi, seansları, rezervasyonları ve bilgi taleplerini yürütür; para iade edemez, müşteri listesini göremez.',
  },
  shop: {
    name: 'Mağaza',
    about:
      'Siparişleri, ürünleri, kuponları ve kargoyu yürütür; para iade edemez, müşteri listesini göremez.',
  },
  admin: {
    name: 'Yönetici',
    about: 'Bütün günlük işleri yapar: iadeler, müşteriler, içerikler ve ayarlar da onundur.',
  },
  super_admin: {
    name: 'Süper yönetici',
    about: 'Her şeyi yapar. Rolleri o verir; bağlantılar, arka plan işleri ve sitenin korumaları da ondadır.',
  },
};
