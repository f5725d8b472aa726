import { chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { formatBadgeCount } from '@contract/messaging/messages/message.js';
import { paths } from '../../lib/navigation/paths.js';
import { useSignInPanel } from '../../lib/account/sign-in-panel-context.js';
import { useSession } from '../../lib/account/use-session.js';
import { useUnreadPoll } from '../../lib/live/use-unread-poll.js';
import { Icon } from '../../ui/icon.js';
import { CountBadge } from './count-badge.js';

const Place = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'target',
    minW: 'target',
    px: { base: '0', md: '3' },
    borderRadius: 'md',
    fontWeight: '600',
    fontSize: '0.9688rem',
    _hover: { bg: 'bg.subtle' },
  },
});

const Name = chakra('span', {
  base: {
    display: { base: 'none', md: 'block' },
    // Room for the underline, which `overflow: hidden` would otherwise cut off.
    py: '2',
    maxW: '9em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '[aria-current] > &': {
      textDecoration: 'underline',
      textDecorationColor: '{colors.brand.solid}',
      textDecorationThickness: '2px',
      textUnderlineOffset: '9px',
    },
  },
});

/** Links to the sign-in page, or to the account of a signed-in customer. */
export function AccountLink() {
  const { customer, unreadMessages, isLoading } = useSession();
  useUnreadPoll(customer?.id);
  const isAtAccount = useMatch({ path: paths.account, end: false }) !== null;
  if (customer === null) return <SignInLink isUnsure={isLoading} />;
  const unread = formatBadgeCount(unreadMessages);
  return (
    <Place
      to={paths.account}
      // The name begins with the visible text, in its order.
      aria-label={`${customer.firstName},${unread === null ? '' : ` ${unread} okunmamış mesaj,`} hesabım`}
      aria-current={isAtAccount ? 'page' : undefined}
    >
      <Icon as={UserRound} />
      <Name>{customer.firstName}</Name>{' '}
      {unread !== null && (
        <CountBadge position={{ md: 'static' }} top="2px" right="0">
          {unread}
        </CountBadge>
      )}
    </Place>
  );
}

/** Before the session is known the label may still become a name, so `base.css` decides whether it is visible. */
function SignInLink({ isUnsure }: { readonly isUnsure: boolean }) {
  const { openSignIn } = useSignInPanel();
  const isHere = useMatch(paths.auth) !== null;
  const open = (event: MouseEvent) => {
    // A real address, so that it can be opened in a new tab.
    if (isHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSignIn();
  };
  return (
    <Place
      to={paths.auth}
      aria-label="Giriş Yap"
      aria-haspopup={isHere ? undefined : 'dialog'}
      aria-current={isHere ? 'page' : undefined}
      onClick={open}
    >
      <Icon as={UserRound} />
      <Name data-unsure={isUnsure || undefined}>Giriş Yap</Name>
    </Place>
  );
}
