/** What pages ask by themselves, again and again: nobody has to be there for it. */
const POLLS = new Set([
  '/trpc/session.poll',
  '/trpc/live.changes',
  '/trpc/admin.live.changes',
  '/trpc/admin.notifications.counts',
  '/api/notifications.php',
]);

/** Of a batch, '/trpc/a.x,a.y', every call. */
export function isPoll(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  const [first = '', ...siblings] = path.split(/,|%2c/i);
  return [first, ...siblings.map((sibling) => `/trpc/${sibling}`)].every((each) => POLLS.has(each));
}
