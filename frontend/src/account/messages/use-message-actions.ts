import type { MessagesView, MessageView } from '@contract/messaging/messages/message.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';

type Change = (messages: readonly MessageView[]) => MessageView[];

/** The actions on a customer's messages. They show at once and are undone when the server refuses. */
export function useMessageActions() {
  const utils = trpc.useUtils();
  const remember = useOptimisticChange();

  const read = trpc.messages.read.useMutation({
    onMutate: ({ messageId }) =>
      remember((messages) =>
        messages.map((message) => (message.id === messageId ? asRead(message) : message)),
      ),
    onError: (error, _message, before) => before?.takeBack(error),
    onSettled: () => utils.messages.list.invalidate(),
  });
  const readAll = trpc.messages.readAll.useMutation({
    onMutate: () => remember((messages) => messages.map(asRead)),
    onError: (error, _nothing, before) => before?.takeBack(error),
    onSettled: () => utils.messages.list.invalidate(),
  });
  const remove = trpc.messages.remove.useMutation({
    onMutate: ({ messageId }) => remember((messages) => messages.filter(({ id }) => id !== messageId)),
    onSuccess: () => toast.success({ text: 'Mesaj silindi' }),
    onError: (error, _message, before) => before?.takeBack(error),
    onSettled: () => utils.messages.list.invalidate(),
  });
  return { read, readAll, remove };
}

/** Changes list and count in the cache, and returns a function that restores both. */
function useOptimisticChange() {
  const utils = trpc.useUtils();
  return async (change: Change) => {
    // Cancels running reads, whose answers would be older than this change.
    await Promise.all([utils.messages.list.cancel(), utils.session.current.cancel()]);
    const list = utils.messages.list.getData();
    const session = utils.session.current.getData();
    if (list !== undefined) {
      const changed = changedView(list, change);
      utils.messages.list.setData(undefined, changed);
      utils.session.current.setData(
        undefined,
        session && { ...session, unreadMessages: changed.unreadCount },
      );
    }
    const takeBack = (error: unknown) => {
      utils.messages.list.setData(undefined, list);
      utils.session.current.setData(undefined, session);
      toast.error({ text: describeError(error).message });
    };
    return { takeBack };
  };
}

/** The list may hold only some of the messages, so the count changes by the number of unread ones in it. */
function changedView({ messages, unreadCount }: MessagesView, change: Change) {
  const changed = change(messages);
  return {
    messages: changed,
    unreadCount: Math.max(0, unreadCount - unreadIn(messages) + unreadIn(changed)),
  };
}

function unreadIn(messages: readonly MessageView[]): number {
  return messages.filter(({ readAt }) => readAt === null).length;
}

function asRead(message: MessageView): MessageView {
  return message.readAt === null ? { ...message, readAt: new Date().toISOString() } : message;
}
