import { chakra, Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useContext } from 'react';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { keepOpen } from './keep-open.js';
import { ReturnFocus } from './return-focus.js';
import { useHiddenPage } from './hidden-page.js';
import { useBackCloses } from './use-back-closes.js';
import { dialogRecipe } from './theme/overlay.recipes.js';

/** The widths of dialogs in the design, by purpose. */
const DIALOG_WIDTHS = {
  confirm: 460,
  form: 560,
  coupon: 680,
  product: 1040,
  checkout: 1040,
  orderDetail: 1000,
};

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly width?: keyof typeof DIALOG_WIDTHS;
  /** The heading. Leave it out with `bare` and put a `<DialogTitle>` into the content. */
  readonly title?: ReactNode;
  /** Content between heading and body, such as the steps of the checkout. */
  readonly headerExtra?: ReactNode;
  readonly footer?: ReactNode;
  /** On phones the dialog fills the screen instead of being a sheet from below. */
  readonly fullScreenOnPhone?: boolean;
  /** Without header and padding: the content draws everything but the close button. */
  readonly bare?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Returns the element to focus after closing; null returns the focus to what opened the dialog. */
  readonly finalFocus?: () => HTMLElement | null;
  /** False while nothing may interrupt, such as a payment that is being sent. */
  readonly dismissible?: boolean;
  /** False for long forms, where a click outside is an accident. */
  readonly closesOutside?: boolean;
  /** Called after the closing animation. */
  readonly onExited?: () => void;
  readonly children: ReactNode;
}

export const DialogTitle = ChakraDialog.Title;

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    width = 'form',
    role = 'dialog',
    initialFocus,
    finalFocus,
    dismissible = true,
    closesOutside = true,
    onExited,
  } = props;
  const { isPageHidden, root } = useHiddenPage(open);
  useBackCloses(root.open && dismissible, onClose);
  const useReturnFocus = useContext(ReturnFocus);
  const returnFocus = useReturnFocus(open);
  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      {...root}
      onOpenChange={(change) => !change.open && onClose()}
      onExitComplete={() => !isPageHidden && onExited?.()}
      role={role}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible && closesOutside && role === 'dialog'}
      onFocusOutside={keepOpen}
      onRequestDismiss={keepOpen}
      {...(props.fullScreenOnPhone === true && { size: 'full' })}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
      finalFocusEl={() => finalFocus?.() ?? returnFocus()}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content style={{ '--dialog-width': `${DIALOG_WIDTHS[width]}px` } as CSSProperties}>
            <Contents {...props} dismissible={dismissible} />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

function Contents({
  bare = false,
  footer,
  children,
  ...rest
}: DialogProps & { readonly dismissible: boolean }) {
  return (
    <>
      {bare ? <FloatingClose disabled={!rest.dismissible} /> : <Header {...rest} />}
      {bare ? children : <ChakraDialog.Body>{children}</ChakraDialog.Body>}
      {footer !== undefined && <ChakraDialog.Footer css={FOOTER_ON_PHONES}>{footer}</ChakraDialog.Footer>}
    </>
  );
}

const FOOTER_ON_PHONES = {
  flexWrap: { base: 'wrap', md: 'nowrap' },
  '& > button': { flex: { base: '1', md: 'initial' }, px: { base: '3', md: '6' } },
};

function Header({
  title,
  headerExtra,
  dismissible,
}: Pick<DialogProps, 'title' | 'headerExtra'> & { readonly dismissible: boolean }) {
  return (
    <ChakraDialog.Header>
      <chakra.div minW="0">
        <ChakraDialog.Title>{title}</ChakraDialog.Title>
        {headerExtra}
      </chakra.div>
      <CloseButton disabled={!dismissible} />
    </ChakraDialog.Header>
  );
}

function CloseButton({ disabled }: { readonly disabled: boolean }) {
  return (
    <ChakraDialog.CloseTrigger asChild>
      <IconButton aria-label="Kapat" disabled={disabled}>
        <Icon as={X} />
      </IconButton>
    </ChakraDialog.CloseTrigger>
  );
}

function FloatingClose({ disabled }: { readonly disabled: boolean }) {
  return (
    // Has no height and stays in its corner while the content scrolls below it.
    <chakra.div position="sticky" top="0" zIndex="3" h="0" flexShrink="0">
      <ChakraDialog.CloseTrigger
        asChild
        position="absolute"
        right="3"
        top="3"
        bg={{ base: 'bg', md: 'transparent' }}
        borderRadius={{ base: 'full', md: 'md' }}
      >
        <IconButton aria-label="Kapat" disabled={disabled}>
          <Icon as={X} />
        </IconButton>
      </ChakraDialog.CloseTrigger>
    </chakra.div>
  );
}
