import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntryKeyDto, JoinWaitingListDto } from '../contract/waiting-list/waiting-list.dto.js';
import { LinkKeysService } from '../src/platform/security/link-keys.service.js';
import { JoinWaitingListService } from '../src/waiting-list/join-waiting-list.service.js';

type Wish = { readonly [Field in keyof JoinWaitingListDto]: JoinWaitingListDto[Field] };

/** A wish as the form sends it. */
export function aWish(sessionId: string, overrides: Partial<Wish> = {}): Wish {
  const requestKey = randomUUID();
  return {
    ...{ requestKey, sessionId, name: 'Deniz Ak', email: `deniz-${requestKey}@toprak.example`, phone: '' },
    ...{ seats: 1, takesFewer: false, takesAnyDate: false, isStudent: false, note: '' },
    ...overrides,
  };
}

/** Puts somebody on the list and returns the key of their page, which they get by mail. */
export async function joinList(
  app: INestApplicationContext,
  sessionId: string,
  overrides: Partial<JoinWaitingListDto> = {},
): Promise<EntryKeyDto> {
  const wish = aWish(sessionId, overrides);
  await app.get(JoinWaitingListService).join(wish);
  return entryKey(app, wish.requestKey);
}

async function entryKey(app: INestApplicationContext, entryId: string): Promise<EntryKeyDto> {
  const [entry] = await app
    .get(DataSource)
    .query<{ linkNonce: string }[]>(
      'SELECT link_nonce AS "linkNonce" FROM waiting_list_entry WHERE id = $1',
      [entryId],
    );
  if (!entry) throw new Error(`There is no entry ${entryId}.`);
  const linked = { id: entryId, linkNonce: entry.linkNonce };
  return { entryId, entryKey: app.get(LinkKeysService).keyOf('waiting-list', linked) };
}
