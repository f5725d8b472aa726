import { AUDIENCES, DEFAULT_AUDIENCE } from '@contract/messaging/messages/audience.js';
import { DEFAULT_MESSAGE_CATEGORY, MESSAGE_CATEGORIES } from '@contract/messaging/messages/message.js';
import { calendarDay, oneOf } from '../../lib/filter-values.js';
import { useListAddress } from '../../lib/use-list-address.js';

const ADDRESS = {
  filters: { kime: oneOf(AUDIENCES), gun: calendarDay, tur: oneOf(MESSAGE_CATEGORIES) },
  sorts: ['email'],
  defaultSort: { by: 'email', order: 'asc' },
} as const;

/** Keeps recipients and kind of the message in the address. */
export function useMessageGroup() {
  const { filters, page, changeFilters, setPage } = useListAddress(ADDRESS);
  const { kime: audience = DEFAULT_AUDIENCE, gun: day, tur: category = DEFAULT_MESSAGE_CATEGORY } = filters;
  return {
    group: { audience, category, ...(day !== undefined && { day }) },
    page,
    setPage,
    choose: (name: 'kime' | 'gun' | 'tur', typed: string) => {
      const chosen = typed === '' ? undefined : ADDRESS.filters[name].read(typed);
      changeFilters({ [name]: chosen }, { replace: true });
    },
  };
}

export type MessageGroup = ReturnType<typeof useMessageGroup>['group'];
