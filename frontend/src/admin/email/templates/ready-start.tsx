import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { MailTemplateView } from '@contract/email/mail-template.views.js';
import { Button } from '../../../ui/button.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import type { TemplateValues } from './template-values.js';

/** Nobody writes a whole letter to change one sentence of it. */
export function ReadyStart({ ready }: Pick<MailTemplateView, 'ready'>) {
  const { getValues, setValue, setFocus } = useFormContext<TemplateValues>();
  const start = async () => {
    const { subject, bodyHtml, bodyText } = getValues();
    const isWritten = `${subject}${bodyHtml}${bodyText}`.trim() !== '';
    const isSure = !isWritten || (await confirm(QUESTION));
    if (!isSure) return;
    const filled = { shouldDirty: true, shouldTouch: true };
    setValue('subject', ready.subject, filled);
    setValue('bodyHtml', ready.bodyHtml, filled);
    setValue('bodyText', '', filled);
    setFocus('bodyHtml');
  };
  return (
    <div>
      <Button size="sm" variant="outline" onClick={() => void start()}>
        Hazır Metinden Başla
      </Button>
      <chakra.p mt="2" textStyle="note" color="fg.muted">
        Hazır metni değişkenleriyle yazar; istediğiniz cümleyi değiştirirsiniz. Resimli sipariş tablosu,
        teslimat adresi ve karekod yalnızca hazır metinde vardır.
      </chakra.p>
    </div>
  );
}

const QUESTION = {
  title: 'Hazır metinden başlansın mı?',
  text: 'Formdaki konu ve içeriğin yerine hazır metin yazılır. Kaydedene kadar hiçbir şey değişmez.',
  confirmLabel: 'Hazır Metinden Başla',
  destructive: false,
};
