import { chakra } from '@chakra-ui/react';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { DeleteAccountDto } from '@contract/people/profile.dto.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PasswordField } from '../../ui/password-field.js';

const GOES = [
  'Adınız, e-posta adresiniz, telefonunuz, kayıtlı adresiniz ve fatura bilgileriniz',
  'Tamamlanan siparişlerinizdeki ve rezervasyonlarınızdaki adınız, iletişim bilgileriniz, adresiniz ve notlarınız',
  'Şifreniz, oturumlarınız ve giriş kayıtlarınız',
  'Mesajlarınız',
];

const resolver = classValidatorResolver(DeleteAccountDto, { validator: { stopAtFirstError: true } });

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => Promise<void>;
}

/** Says what is deleted and what must be kept, and asks for the password again. */
export function DeleteAccountDialog({ open, onClose, onRemoved }: DeleteAccountDialogProps) {
  const formId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const remove = trpc.account.remove.useMutation();
  const { register, handleSubmit, reset, setError, formState } = useForm<DeleteAccountDto>({
    resolver,
    defaultValues: { password: '' },
  });
  const submit = async ({ password }: DeleteAccountDto) => {
    try {
      await remove.mutateAsync({ password });
    } catch (error) {
      const { message, fields } = describeError(error);
      setError('password', { message: fields['password'] ?? message }, { shouldFocus: true });
      return;
    }
    await onRemoved();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={() => reset()}
      dismissible={!formState.isSubmitting}
      title="Hesabınızı silelim mi?"
      initialFocus={cancel}
      footer={
        <>
          <Button variant="outline" ref={cancel} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={formState.isSubmitting}
            pendingLabel="Siliniyor..."
          >
            Hesabımı Sil
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="6">
        <WhatHappens />
        <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <PasswordField
            label="Şifreniz"
            autoComplete="current-password"
            help="Bunu sizin istediğinizden emin olmak için soruyoruz."
            error={formState.errors.password?.message}
            {...register('password')}
          />
        </form>
      </chakra.div>
    </Dialog>
  );
}

function WhatHappens() {
  return (
    <chakra.div display="grid" gap="4" color="fg.muted">
      <div>
        <chakra.h3 textStyle="h4" color="fg" mb="1">
          Silinecekler
        </chakra.h3>
        <chakra.ul ps="5" listStyleType="disc">
          {GOES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </chakra.ul>
      </div>
      <div>
        <chakra.h3 textStyle="h4" color="fg" mb="1">
          Kalacaklar
        </chakra.h3>
        <p>
          Siparişlerinizin tutarları, ödeme kayıtları ve onayladığınız sözleşmeler: vergi ve ticaret mevzuatı
          bunları en çok 10 yıl saklamamızı istiyor. Başka bir şey için kullanmayız.
        </p>
        <p>
          Açık siparişleriniz yoluna devam eder, biletleriniz e-postanızdaki bağlantıyla geçerli kalır; bu
          siparişlerdeki bilgilerinizi iş bitince sileriz.
        </p>
      </div>
      <p>Bu işlem geri alınamaz. İsterseniz önce verilerinizi indirin.</p>
    </chakra.div>
  );
}
