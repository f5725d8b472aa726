import type { StudioNotificationView } from '@contract/notifications/studio-notification.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';

/** Specification 2, section 8, 'Notifications'. */
const UPDATE_FAILED = 'Bildirim güncellenirken hata oluştu.';
const REMOVE_FAILED = 'Bildirim silinirken hata oluştu.';

/** Shows the server's text when it has one, else the general text. */
function fail(error: unknown, words: string): void {
  const { code, message } = describeError(error);
  toast.error({ text: code === 'notification_not_found' ? message : words });
}

/** The actions on notifications. All admins share one list. */
export function useNotificationActions() {
  const { notifications } = trpc.useUtils().admin;
  const readAgain = () => notifications.invalidate();
  const read = trpc.admin.notifications.markRead.useMutation({
    onError: (error) => fail(error, UPDATE_FAILED),
    onSettled: readAgain,
  });
  const readAll = trpc.admin.notifications.markAllRead.useMutation({
    onSuccess: () => toast.success({ text: 'Bildirimler okundu olarak işaretlendi.' }),
    onError: (error) => fail(error, UPDATE_FAILED),
    onSettled: readAgain,
  });
  const restore = trpc.admin.notifications.restore.useMutation({
    onError: (error) => fail(error, UPDATE_FAILED),
    onSettled: readAgain,
  });
  const remove = trpc.admin.notifications.remove.useMutation({
    onSuccess: (_nothing, { id }) =>
      toast.success({
        text: 'Bildirim silindi.',
        action: { label: 'Geri Al', onClick: () => restore.mutate({ id }) },
      }),
    onError: (error) => fail(error, REMOVE_FAILED),
    onSettled: readAgain,
  });
  /** True while an action on this notification is running, so that its buttons are disabled. */
  const isBusy = ({ id }: StudioNotificationView) =>
    [read, remove].some(({ isPending, variables }) => isPending && variables.id === id);
  return { read, readAll, remove, isBusy };
}
