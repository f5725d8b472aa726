/** Calls that pages repeat by themselves. They must not count as activity of a person. */
const POLLS = new Set([
  '/trpc/session.poll',
  '/trpc/live.changes',
  '/trpc/admin.live.changes',
  '/trpc/admin.notifications.counts',
  '/api/notifications.php',
]);

/** For a batch such as '/trpc/a.x,a.y', every call must be a poll. */
export function isPoll(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  const [first = '', ...siblings] = path.split(/,|%2c/i);
  return [first, ...siblings.map((sibling) => `/trpc/${sibling}`)].every((each) => POLLS.has(each));
}
