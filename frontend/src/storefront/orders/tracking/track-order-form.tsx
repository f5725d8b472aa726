import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { TrackOrderDto } from '@contract/orders/track-order.dto.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { Note } from '../../../ui/note.js';
import { TextField } from '../../../ui/text-field.js';

const resolver = classValidatorResolver(TrackOrderDto, { validator: { stopAtFirstError: true } });

export function TrackOrderForm() {
  const navigate = useNavigate();
  const track = trpc.orders.track.useMutation();
  const { register, handleSubmit, formState } = useForm<TrackOrderDto>({
    resolver,
    defaultValues: { orderNumber: '', email: '' },
  });
  const { errors, submitCount } = formState;
  const submit = async (requested: TrackOrderDto) => {
    try {
      const { orderUrl } = await track.mutateAsync(requested);
      await navigate(orderUrl);
    } catch {
      // The text above the button shows this error.
      return;
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Sipariş takibi"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      display="grid"
      gap="5"
    >
      <ErrorSummary errors={errors} attempt={submitCount} />
      <TextField
        label="Sipariş numarası"
        placeholder="A4F2C81D"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
        error={errors.orderNumber?.message}
        {...register('orderNumber')}
      />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        help="Siparişi verirken yazdığınız adres."
        error={errors.email?.message}
        {...register('email')}
      />
      {track.isError && (
        <Note tone="danger" role="alert">
          {describeError(track.error).message}
        </Note>
      )}
      <Button
        type="submit"
        size="lg"
        block
        pending={formState.isSubmitting}
        pendingLabel="Siparişiniz aranıyor..."
      >
        Siparişimi Bul
      </Button>
    </chakra.form>
  );
}
