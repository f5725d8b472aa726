import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { openDesk } from './desk.mjs';

const THINKS_MS = 400;
const ADDRESS = '10.9.9.9';

/** What an admin does in turn. */
const ROUND = ['picture', 'orders', 'desk', 'orders', 'desk'];

/** An admin who keeps reading the orders, starts preparing the newest ones, uploads pictures, and works at the desk. */
export function openBackOffice({ shopUrl, errors, goods }) {
  let cookie = '';
  let isOpen = false;
  let working = Promise.resolve();
  const takenOn = new Set();
  const pictures = [];

  const ask = async (path, init = {}) => {
    const response = await fetch(new URL(path, shopUrl), {
      ...init,
      headers: {
        'x-forwarded-for': ADDRESS,
        ...(isJson(init) && { 'content-type': 'application/json' }),
        cookie,
      },
      signal: AbortSignal.timeout(20_000),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    const answer = await response.json();
    if (!response.ok) throw new Error(`${response.status} ${answer.code ?? answer.error?.data?.code ?? ''}`);
    return answer;
  };
  const signIn = async () => {
    cookie = '';
    await ask('/api/captcha.php');
    await ask('/api/captcha.php', { method: 'POST', body: JSON.stringify({ answer: 'toprak' }) });
    await ask('/api/admin_login.php', { method: 'POST', body: JSON.stringify(goods.admin) });
  };
  const work = async () => {
    const { orders } = await ask('/api/admin_orders.php');
    const next = orders.find(({ id, status }) => status === 'confirmed' && !takenOn.has(id));
    if (!next) return;
    takenOn.add(next.id);
    const body = JSON.stringify({ status: 'preparing' });
    await ask(`/api/admin_orders.php?id=${next.id}`, { method: 'PUT', body });
  };
  const putUpPicture = async () => {
    const body = new FormData();
    body.set('type', 'main');
    body.set('file', new Blob([await aPicture()], { type: 'image/jpeg' }), 'kupa.jpg');
    pictures.push((await ask('/api/upload_image.php', { method: 'POST', body })).filename);
  };
  const tryTo = (deed) =>
    deed().catch(async (error) => {
      const what = error.message.endsWith('media_store_full') ? 'picture' : 'back office';
      errors.push({ what, problem: error.cause?.code ?? error.message, at: Date.now() });
      if (/^40[13]/.test(error.message)) await signIn().catch(() => undefined);
      return null;
    });
  const call = (procedure, input) =>
    tryTo(async () => {
      const body = JSON.stringify(input);
      return (await ask(`/trpc/admin.${procedure}`, { method: 'POST', body })).result.data;
    });
  const desk = openDesk({ call, goods });
  const deeds = { picture: () => tryTo(putUpPicture), orders: () => tryTo(work), desk: desk.work };
  const stay = async () => {
    for (let turn = 0; isOpen; turn += 1) {
      await deeds[ROUND[turn % ROUND.length]]();
      await wait(THINKS_MS);
    }
  };
  return {
    signIn,
    /** The names of the pictures that the shop said it has stored. */
    pictures,
    /** What was done by hand, and whether the shop said so. */
    byHand: desk.deeds,
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

const isJson = ({ body }) => !(body instanceof FormData);

/** A random picture: each one differs, and compression does not make it smaller. */
function aPicture() {
  const [width, height, channels] = [160, 160, 3];
  return sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
    .jpeg()
    .toBuffer();
}
