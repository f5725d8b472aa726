/** Facts about the studio that no editable text contains. */
export const STUDIO = {
  name: 'Toprak',
  guarantee: '%100 memnuniyet garantisi.',
  hours: 'Salı–Pazar, 10:00–19:00',
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/' },
    { label: 'YouTube', href: 'https://www.youtube.com/' },
    { label: 'TikTok', href: 'https://www.tiktok.com/' },
  ],
  credit: 'Tasarım ve yazılım: Atölye Kod',
  copyright: '© 2024 Toprak. Tüm hakları saklıdır.',
} as const;
