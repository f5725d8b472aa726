import { setTimeout as wait } from 'node:timers/promises';

const THINKS_MS = 400;
const ADDRESS = '10.9.9.9';

/** Somebody of the studio who all day looks at the orders and takes the newest ones on. */
export function openDesk({ shopUrl, errors, admin }) {
  let cookie = '';
  let isOpen = false;
  let working = Promise.resolve();
  const takenOn = new Set();

  const ask = async (path, init = {}) => {
    const response = await fetch(new URL(path, shopUrl), {
      ...init,
      headers: { 'x-forwarded-for': ADDRESS, 'content-type': 'application/json', cookie, ...init.headers },
      signal: AbortSignal.timeout(20_000),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    const answer = await response.json();
    if (!response.ok) throw new Error(`${response.status} ${answer.code ?? ''}`);
    return answer;
  };
  const signIn = async () => {
    cookie = '';
    await ask('/api/captcha.php');
    await ask('/api/captcha.php', { method: 'POST', body: JSON.stringify({ answer: 'toprak' }) });
    await ask('/api/admin_login.php', { method: 'POST', body: JSON.stringify(admin) });
  };
  const work = async () => {
    const { orders } = await ask('/api/admin_orders.php');
    const next = orders.find(({ id, status }) => status === 'confirmed' && !takenOn.has(id));
    if (!next) return;
    takenOn.add(next.id);
    const body = JSON.stringify({ status: 'preparing' });
    await ask(`/api/admin_orders.php?id=${next.id}`, { method: 'PUT', body });
  };
  const stay = async () => {
    while (isOpen) {
      await work().catch(async (error) => {
        errors.push({ what: 'desk', problem: error.cause?.code ?? error.message, at: Date.now() });
        if (/^40[13]/.test(error.message)) await signIn().catch(() => undefined);
      });
      await wait(THINKS_MS);
    }
  };
  return {
    signIn,
    open: () => {
      isOpen = true;
      working = stay();
    },
    close: async () => {
      isOpen = false;
      await working;
    },
  };
}
