import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { StudioLogo } from '../../ui/studio-logo.js';
import { adminPaths } from '../lib/admin-paths.js';

const HomeLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minH: 'target', borderRadius: 'md' },
});

/** 'Toprak yönetim', a link to the first section. */
export function StudioMark() {
  return (
    <HomeLink to={adminPaths.home}>
      <StudioLogo size={26} />
      <chakra.small textStyle="xxs" fontWeight="600" color="fg.subtle">
        yönetim
      </chakra.small>
    </HomeLink>
  );
}
