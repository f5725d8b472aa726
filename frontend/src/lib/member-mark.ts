/** Set while somebody is signed in here: `entry-starter.ts` reads it before a drawn page is seen. */
const MEMBER_MARK = 'toprak.member';

/** Nothing but a hint of how to draw the bar: the server alone knows who is there. */
export function markMember(isMember: boolean): void {
  try {
    if (isMember) window.localStorage.setItem(MEMBER_MARK, '1');
    else window.localStorage.removeItem(MEMBER_MARK);
  } catch {
    return;
  }
}
