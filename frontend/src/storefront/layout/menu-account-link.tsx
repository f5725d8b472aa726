import { UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMatch } from 'react-router-dom';
import { formatBadgeCount } from '@contract/messaging/messages/message.js';
import { paths } from '../../lib/navigation/paths.js';
import { useSignInPanel } from '../../lib/account/sign-in-panel-context.js';
import { useSession } from '../../lib/account/use-session.js';
import { ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { AFTER_MENU_MS } from './section-link.js';

/** The account link at the foot of the phone menu. */
export function MenuAccountLink({ onFollow }: { readonly onFollow: () => void }) {
  const { customer, unreadMessages } = useSession();
  const { openSignIn } = useSignInPanel();
  const isAtAuth = useMatch(paths.auth) !== null;
  if (customer !== null) {
    const unread = formatBadgeCount(unreadMessages);
    return (
      <ButtonLink
        variant="outline"
        block
        icon={<Icon as={UserRound} />}
        to={paths.account}
        onClick={onFollow}
      >
        {customer.firstName}, hesabım{unread !== null && ` (${unread} yeni mesaj)`}
      </ButtonLink>
    );
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onFollow();
    if (isAtAuth) return;
    event.preventDefault();
    window.setTimeout(openSignIn, AFTER_MENU_MS);
  };
  return (
    <ButtonLink
      variant="outline"
      block
      icon={<Icon as={UserRound} />}
      to={paths.auth}
      aria-haspopup={isAtAuth ? undefined : 'dialog'}
      onClick={open}
    >
      Giriş Yap
    </ButtonLink>
  );
}
