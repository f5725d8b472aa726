import { chakra } from '@chakra-ui/react';
import { accentTones, type Colour, GROUND } from '@contract/studio/accent.js';

const Ground = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', p: '4' },
});
const Sample = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '40px',
    px: '4',
    borderRadius: 'md',
    fontWeight: '650',
  },
});

/** What the colour does on light and dark grounds, before it is saved. */
export function AccentPreview({ accent }: { readonly accent: Colour }) {
  const { base, hover, soft, onDark } = accentTones(accent);
  const link = { fontWeight: 650, textDecoration: 'underline' };
  return (
    <chakra.div aria-hidden="true" borderWidth="1px" borderRadius="md" overflow="hidden" textStyle="sm">
      <Ground style={{ background: GROUND.paper }}>
        <Sample style={{ background: base, color: GROUND.paper }}>Sepete Ekle</Sample>
        <Sample style={{ background: hover, color: GROUND.paper }}>Üstüne gelince</Sample>
      </Ground>
      <Ground style={{ background: GROUND.sand }}>
        <span style={{ color: base, ...link }}>Bütün rafı görün</span>
        <Sample style={{ background: soft, color: base }}>Seçili gün</Sample>
      </Ground>
      <Ground style={{ background: GROUND.night }}>
        <span style={{ color: onDark, ...link }}>Koyu zeminde</span>
      </Ground>
    </chakra.div>
  );
}
