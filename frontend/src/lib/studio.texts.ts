/** Built-in copy about the studio, used until the owner writes their own. */
export const STUDIO = {
  name: 'Toprak',
  claim: 'Üsküdar’da küçük bir seramik atölyesi. Her parçayı elde şekillendirir, iki kez pişiririz.',
  guarantee: '%100 memnuniyet garantisi.',
  address: ['Kuzguncuk Mahallesi', 'İcadiye Caddesi 48', '34674 Üsküdar / İstanbul'],
  phone: '0216 555 01 48',
  phoneHref: 'tel:+902165550148',
  email: 'merhaba@toprak.test',
  hours: 'Salı–Pazar, 10:00–19:00',
  mapHref: 'https://www.openstreetmap.org/?mlat=41.0345&mlon=29.0290#map=17/41.0345/29.0290',
  mapEmbed:
    'https://www.openstreetmap.org/export/embed.html?bbox=29.0250%2C41.0320%2C29.0330%2C41.0370&layer=mapnik&marker=41.0345%2C29.0290',
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/' },
    { label: 'YouTube', href: 'https://www.youtube.com/' },
    { label: 'TikTok', href: 'https://www.tiktok.com/' },
  ],
  credit: 'Tasarım ve yazılım: Atölye Kod',
  copyright: '© 2024 Toprak. Tüm hakları saklıdır.',
} as const;
