import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import type { AdminCategoryView, AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import { productValues } from '@contract/catalog/product-values.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { toast } from '../../ui/toast.js';
import { useVatRates } from '../lib/use-vat-rates.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { SaveBar } from '../ui/save-bar.js';
import { CardPreview } from './card-preview.js';
import { type PictureItem, pictureValues } from './picture-list.js';
import { PicturesPart } from './pictures-part.js';
import { productConflict } from './product-conflict.js';
import { BasicFields, CareFields } from './product-fields.js';
import { emptyProduct, productResolver } from './product-form-values.js';
import { MAIN_PICTURE_FAILED, PICTURE_FAILED, PRODUCTS } from './product.texts.js';
import { StockFields } from './stock-fields.js';
import { SaleFields } from './sale-fields.js';
import { useProductPictures } from './use-product-pictures.js';
import { useSaveProduct } from './use-save-product.js';

interface ProductFormProps {
  /** Null for a new product. */
  readonly product: AdminProductView | null;
  readonly categories: readonly AdminCategoryView[];
  readonly onSaved?: (product: AdminProductView) => void;
}

const UNSAVED = 'Bu üründe yaptığınız değişiklikler kaydedilmedi.';

export function ProductForm(props: ProductFormProps) {
  const { categories } = props;
  const { form, pictures, saving, held, submit, takeOver } = useProductForm(props);
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const errors = shownErrors(form.formState.errors, pictures.items[0]);
  const { conflict } = saving;
  const rates = useVatRates();
  return (
    <FormProvider {...form}>
      <chakra.form noValidate aria-label="Ürün" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <ErrorSummary errors={errors} attempt={submitCount} />
        <Columns>
          {/* First on phones, where a product begins with a photo; at the right elsewhere. */}
          <chakra.div gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
            <PicturesPart pictures={pictures} error={errors.pictures?.message} />
          </chakra.div>
          <chakra.div gridColumn={{ lg: '1' }} gridRow={{ lg: '1 / span 2' }}>
            <BasicFields categories={categories} />
            <CareFields />
            <StockFields held={held} />
            <SaleFields rates={rates} />
          </chakra.div>
          <chakra.div gridColumn={{ lg: '2' }} gridRow={{ lg: '2' }}>
            <CardPreview main={pictures.items[0]} categories={categories} held={held} />
          </chakra.div>
        </Columns>
        <SaveBar
          listPath={PRODUCTS.to}
          label="Ürünü Kaydet"
          isDirty={isDirty}
          isSaving={isSubmitting || saving.isSaving}
          underWay={
            pictures.isUploading && { text: 'Resimler yükleniyor…', pendingLabel: 'Resim yükleniyor...' }
          }
        />
      </chakra.form>
      {conflict && (
        <ConflictDialog
          fields={productConflict(conflict, { categories, rates })}
          pending={saving.isSaving}
          onKeepMine={() => void saving.keepMine(conflict)}
          onTakeTheirs={() => {
            takeOver(conflict.theirs);
            saving.endConflict();
          }}
          onClose={saving.endConflict}
        />
      )}
    </FormProvider>
  );
}

/** Drops the error about a missing main picture when the chosen one failed to upload. */
function shownErrors(
  errors: FieldErrors<ProductDto>,
  main: PictureItem | undefined,
): FieldErrors<ProductDto> {
  if (!errors.pictures || main?.status !== 'failed') return errors;
  return { ...errors, pictures: { type: 'failed', message: MAIN_PICTURE_FAILED } };
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '10',
    rowGap: '8',
    alignItems: 'start',
  },
});

function useProductForm({ product, categories, onSaved }: ProductFormProps) {
  const [read, setRead] = useState(product);
  const defaultCategory = categories.find(({ isProtected }) => isProtected)?.id ?? 0;
  const form = useForm<ProductDto>({
    resolver: productResolver,
    defaultValues: product ? productValues(product) : emptyProduct(defaultCategory),
  });
  const pictures = useProductPictures(product?.pictures ?? []);
  const { isDirty, isSubmitted } = form.formState;
  const takeOver = (saved: AdminProductView) => {
    setRead(saved);
    form.reset(productValues(saved));
    pictures.reset(saved.pictures);
  };
  const saving = useSaveProduct({
    form,
    read,
    categories,
    onSaved: (saved) => {
      takeOver(saved);
      onSaved?.(saved);
    },
  });
  useLeaveWarning(isDirty || pictures.isUploading, UNSAVED);
  const { items } = pictures;
  const { setValue } = form;
  // The form contains only uploaded pictures; others are added when their upload ends.
  useEffect(() => {
    setValue('pictures', pictureValues(items), { shouldDirty: true, shouldValidate: isSubmitted });
  }, [items, setValue, isSubmitted]);
  /** Specification 2, section 8: a product is not saved without its main picture, but without a failed further one. */
  const submit = async (values: ProductDto) => {
    if (items[0]?.status !== 'failed') return saving.save(values);
    toast.error({ title: PICTURE_FAILED, text: MAIN_PICTURE_FAILED });
  };
  return { form, pictures, saving, held: read?.stock.held ?? 0, submit, takeOver };
}
