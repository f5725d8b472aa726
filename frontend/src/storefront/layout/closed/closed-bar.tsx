import { chakra } from '@chakra-ui/react';
import { Construction } from 'lucide-react';
import type { SiteClosure } from '@contract/site-status/site-closure.js';
import { Icon } from '../../../ui/icon.js';

interface ClosedBarTexts {
  readonly label: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

const TEXTS: Readonly<Record<SiteClosure, ClosedBarTexts>> = {
  before_opening: {
    label: 'Önizleme',
    text: 'Dükkân henüz açılmadı – yalnızca siz görüyorsunuz',
    link: { href: '/admin/acilis', label: 'Açılış' },
  },
  maintenance: {
    label: 'Bakım',
    text: 'Site bakımda – yalnızca siz görüyorsunuz',
    link: { href: '/admin/guvenlik', label: 'Bakım ayarı' },
  },
};

/** Tells an admin that visitors see another page instead of this one. */
export function ClosedBar({ closure }: { readonly closure: SiteClosure }) {
  const { label, text, link } = TEXTS[closure];
  return (
    <chakra.aside
      aria-label={label}
      position="fixed"
      bottom={{ base: '2', md: '4' }}
      left="50%"
      translate="-50% 0"
      zIndex="nav"
      w="max-content"
      maxW="calc(100vw - 24px)"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      px="4"
      py="2.5"
      borderRadius="lg"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="sm"
      boxShadow="lg"
      _print={{ display: 'none' }}
    >
      <Icon as={Construction} size="sm" />
      <p>{text}</p>
      <chakra.a href={link.href} textDecoration="underline" textUnderlineOffset="3px">
        {link.label}
      </chakra.a>
    </chakra.aside>
  );
}
