import { chakra, createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { Check, CircleAlert, X } from 'lucide-react';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { toastRecipe } from './theme/overlay.recipes.js';
import { useToastOffset } from './toast-offset.js';

/** Specification 1, section 8: five seconds, gone from the store four seconds after it was dismissed. */
const DURATION_MS = 5000;
const REMOVE_DELAY_MS = 4000;

const store = createToaster({ placement: 'bottom-end', duration: DURATION_MS, removeDelay: REMOVE_DELAY_MS });

export interface ToastMessage {
  readonly title?: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** How long the toast is shown, when it is not the usual five seconds. */
  readonly durationMs?: number;
}

export function showSuccess({ title = 'Başarılı', text, action, durationMs }: ToastMessage): void {
  show('success', durationMs ?? DURATION_MS, { title, text, action });
}

/**
 * Shows an error toast. One with an action stays until it is used; any other stays while pointer or focus are in it.
 */
export function showError({ title = 'Hata', text, action, durationMs }: ToastMessage, stays: boolean): void {
  const duration = stays || action !== undefined ? Infinity : (durationMs ?? DURATION_MS);
  show('error', duration, { title, text, action });
}

export function dismissToast(): void {
  store.dismiss();
}

function show(
  type: 'success' | 'error',
  duration: number,
  { title, text, action }: { title: string; text: string; action: ToastMessage['action'] },
) {
  store.remove();
  store.create({ type, duration, title, description: text, ...(action && { action }) });
}

const Action = chakra(Toast.ActionTrigger, {
  base: {
    minH: 'target',
    px: '3',
    borderRadius: 'md',
    bg: 'bg',
    color: 'fg',
    textStyle: 'buttonMd',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.subtle' },
  },
});

function ToastSpace() {
  useToastOffset();
  return null;
}

/** The toaster is outside of the page's tree, because an open dialog hides the page from screen readers. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={store} aria-label="Bildirimler" css={PLACE}>
        {(message) => (
          <Toast.Root recipe={toastRecipe} css={ROOT_PLACE}>
            <ToastSpace />
            <chakra.span
              flexShrink="0"
              display="grid"
              placeItems="center"
              boxSize="7"
              borderRadius="full"
              bg={message.type === 'error' ? 'danger.solid' : 'success.solid'}
            >
              <Icon as={message.type === 'error' ? CircleAlert : Check} size="sm" />
            </chakra.span>
            <chakra.div flex="1 1 7rem" minW="0" data-on-inverse="" overflowWrap="break-word">
              <Toast.Title>{message.title}</Toast.Title>
              <Toast.Description>{message.description}</Toast.Description>
            </chakra.div>
            <chakra.div data-on-inverse="" display="flex" my="-2" ms="auto" alignItems="flex-start">
              {message.action && <Action>{message.action.label}</Action>}
              <Toast.CloseTrigger asChild>
                <IconButton aria-label="Bildirimi kapat" variant="inverse">
                  <Icon as={X} size="sm" />
                </IconButton>
              </Toast.CloseTrigger>
            </chakra.div>
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}

/** Matches when a dialog is open, or on screens whose head must not be covered. */
const LOW = 'body:has(.dialog__content[data-state=open], [data-toasts-low]) &';

/** Matches on screens with a menu beside the page. */
const BESIDE = 'body:has([data-toasts-beside]) &';

/**
 * In the shop toasts appear below the top bar, away from the thumb. The library sets their place as an inline style.
 */
const PLACE = {
  mdDown: { top: '76px !important', bottom: 'auto !important' },
  md: { bottom: 'var(--toast-bottom, 1rem) !important' },
  // Where a menu stands beside the page, toasts are below the menu: they never cover a control of the page.
  [BESIDE]: { xl: { left: '12px !important', right: 'auto !important', width: '240px !important' } },
  // Next to an open drawer, never over its button.
  'body:has(.drawer__content[data-state=open]) &': { md: { right: '496px !important' } },
  // A dialog on a phone is a bottom sheet, so its heading may be where the toasts are.
  [LOW]: { mdDown: { top: 'auto !important', bottom: 'var(--toast-bottom, 1rem) !important' } },
};
const ROOT_PLACE = {
  [BESIDE]: {
    xl: {
      width: '240px',
      left: '0 !important',
      right: 'auto !important',
      flexWrap: 'wrap',
      '& > :last-child:has(button + button)': { flex: '1 0 100%', justifyContent: 'flex-end', my: '0' },
    },
  },
  mdDown: { top: '0 !important', bottom: 'auto !important' },
  [LOW]: { mdDown: { top: 'auto !important', bottom: '0 !important' } },
};
