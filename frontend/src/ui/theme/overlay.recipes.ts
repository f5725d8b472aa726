import { defineSlotRecipe } from '@chakra-ui/react';
import { enter, leave } from './keyframes.js';

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'bg.scrim',
  _open: enter('fade-in', 'base'),
  _closed: leave('fade-out', 'fast'),
};
const surface = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  w: 'full',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'lg',
  outline: '0',
};

/** In the middle of the screen; on phones a sheet from below. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  className: 'dialog',
  base: {
    backdrop: { ...backdrop, zIndex: 'calc({zIndex.dialog} + var(--layer-index, 0))' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc({zIndex.dialog} + var(--layer-index, 0))',
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      p: { base: '0', md: '6' },
      overscrollBehavior: 'contain',
    },
    content: {
      ...surface,
      maxH: { base: '94dvh', md: 'calc(100dvh - 48px)' },
      maxW: { base: '100%', md: 'var(--dialog-width, 560px)' },
      overflow: 'auto',
      // A field that gets the focus is shown with its label, not under the sticky header.
      scrollPaddingBlock: '32',
      borderRadius: { base: '16px 16px 0 0', md: 'lg' },
      _open: enter('rise', 'base'),
      _closed: leave('fade-out', 'fast'),
    },
    header: {
      position: 'sticky',
      top: '0',
      zIndex: '2',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      pt: { base: '4', md: '6' },
      pe: { base: '3', md: '6' },
      pb: { base: '3', md: '4' },
      ps: { base: '5', md: '8' },
      bg: 'bg.panel',
    },
    title: { textStyle: 'dialogTitle', pt: '1.5' },
    description: { color: 'fg.muted' },
    body: { flex: '1', px: { base: '5', md: '8' }, pb: { base: '6', md: '8' } },
    footer: {
      position: 'sticky',
      bottom: '0',
      zIndex: '2',
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: '3',
      px: { base: '5', md: '8' },
      py: { base: '3', md: '4' },
      borderTopWidth: '1px',
      bg: 'bg.panel',
    },
  },
  variants: {
    size: {
      full: {
        content: {
          maxH: { base: '100dvh', md: 'calc(100dvh - 48px)' },
          h: { base: '100dvh', md: 'auto' },
          borderRadius: { base: '0', md: 'lg' },
        },
      },
    },
  },
});

export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  className: 'drawer',
  base: {
    backdrop: { ...backdrop, zIndex: 'calc({zIndex.drawer} + var(--layer-index, 0))' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc({zIndex.drawer} + var(--layer-index, 0))',
      display: 'flex',
      justifyContent: 'flex-end',
      overscrollBehavior: 'contain',
    },
    content: {
      ...surface,
      h: '100dvh',
      maxW: 'var(--drawer-width, 480px)',
      _open: enter('slide-in-end', 'slow'),
      _closed: leave('slide-out-end', 'base'),
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      py: { base: '3', md: '4' },
      pe: { base: '3', md: '4' },
      ps: { base: '5', md: '8' },
      borderBottomWidth: '1px',
    },
    title: { textStyle: 'drawerTitle' },
    body: { flex: '1', overflowY: 'auto', px: { base: '5', md: '8' } },
    footer: {
      px: { base: '5', md: '8' },
      pt: { base: '4', md: '5' },
      pb: { base: '4', md: '6' },
      borderTopWidth: '1px',
    },
  },
});

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description'],
  className: 'toast',
  base: {
    root: {
      display: 'flex',
      // On the narrowest phones the button goes below the text, which would else break within a word.
      flexWrap: 'wrap',
      gap: '3',
      w: { base: 'calc(100vw - 32px)', md: 'min(26.25rem, calc(100vw - 32px))' },
      py: '4',
      ps: '4',
      pe: '2',
      borderRadius: 'md',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      boxShadow: 'lg',
      lineHeight: '1.45',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      translate: 'var(--x) var(--y)',
      transition: 'opacity 240ms cubic-bezier(.22,.7,.25,1), translate 240ms cubic-bezier(.22,.7,.25,1)',
    },
    title: { fontWeight: '650' },
    description: { textStyle: 'note', color: 'fg.invertedMuted' },
  },
});
