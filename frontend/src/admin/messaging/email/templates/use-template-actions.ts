import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { confirm } from '../../../../ui/confirm-dialog.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { TEMPLATE_NOT_REMOVED, TEMPLATE_NOT_SAVED, tell } from '../email.texts.js';

/** Actions on a template without opening it. */
export function useTemplateActions() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.email.templates.invalidate();
  const switching = trpc.admin.email.switchTemplate.useMutation({
    onSuccess: (_answer, { isActive }) =>
      tell.done(isActive ? 'Sizin metniniz gidecek.' : 'Hazır metin gidecek.'),
    onError: (error) => tell.failed(describeFailure(error, TEMPLATE_NOT_SAVED)),
    onSettled,
  });
  const removing = trpc.admin.email.removeTemplate.useMutation({
    onSuccess: () => tell.done('Şablon silindi; hazır metin geri geldi.'),
    onError: (error) => tell.failed(describeFailure(error, TEMPLATE_NOT_REMOVED)),
    onSettled,
  });
  const remove = async ({ id, version, label }: MailTemplateView) => {
    if (id === null) return;
    const isSure = await confirm({
      title: 'Şablon silinsin mi?',
      text: `“${label}” bundan sonra hazır metniyle gider. Yazdığınız metin geri getirilemez.`,
      confirmLabel: 'Şablonu Sil',
    });
    if (isSure) removing.mutate({ id, version });
  };
  return {
    onSwitch: ({ id, version }: MailTemplateView, isActive: boolean) => {
      if (id !== null) switching.mutate({ id, version, isActive });
    },
    onRemove: (template: MailTemplateView) => void remove(template),
    switchedId: switching.isPending ? switching.variables.id : null,
  };
}
