import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import type { usePostVersions } from './use-post-versions.js';

interface DraftNotesProps {
  readonly versions: ReturnType<typeof usePostVersions>;
  /** The post as it was last saved; null for a new one. */
  readonly post: AdminBlogPost | null;
}

/** What the writer must know of the stored versions before going on. */
export function DraftNotes({ versions, post }: DraftNotesProps) {
  const { state, broughtBackAt, isChoosing, takeTheirs, keepMine, discard } = versions;
  if (state.problem === 'elsewhere') {
    return (
      <StoredElsewhere
        pending={isChoosing}
        onTakeTheirs={() => void takeTheirs()}
        onKeepMine={() => void keepMine()}
      />
    );
  }
  if (broughtBackAt === null || post === null) return null;
  return <BroughtBack storedAt={broughtBackAt} post={post} onDiscard={discard} />;
}

interface StoredElsewhereProps {
  readonly pending: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Another tab or admin has stored the same post. */
function StoredElsewhere({ pending, onTakeTheirs, onKeepMine }: StoredElsewhereProps) {
  return (
    <NoteWithActions
      tone="warning"
      role="alert"
      actions={
        <>
          <Button size="sm" variant="outline" disabled={pending} onClick={onTakeTheirs}>
            Oradakini Al
          </Button>
          <Button size="sm" variant="outline" disabled={pending} onClick={onKeepMine}>
            Buradakiyle Sürdür
          </Button>
        </>
      }
    >
      Bu yazı başka bir sekmede de yazılıyor. Burada yazdıklarınız şu an kaydedilmiyor; hangisini seçerseniz
      seçin, öbürü sürümlerde kalır.
    </NoteWithActions>
  );
}

interface BroughtBackProps {
  /** ISO instant. */
  readonly storedAt: string;
  readonly post: AdminBlogPost;
  readonly onDiscard: () => void;
}

/** The form begins with what was written before it was saved. */
function BroughtBack({ storedAt, post: { status, version }, onDiscard }: BroughtBackProps) {
  // The form made this draft by itself of the first words; nobody would want to return to those.
  const wasNeverSaved = status === 'draft' && version === 1;
  return (
    <NoteWithActions
      tone="info"
      actions={
        !wasNeverSaved && (
          <Button size="sm" variant="outline" onClick={onDiscard}>
            Kayıtlı Hâline Dön
          </Button>
        )
      }
    >
      {`${formatDateTime(storedAt)} itibarıyla yazdıklarınız geri getirildi. `}
      {wasNeverSaved ? 'Yazı taslak olarak duruyor, yayında değil.' : WHAT_STAYS[status]}
    </NoteWithActions>
  );
}

const UNCHANGED = 'Yazı, siz kaydedene kadar eski hâliyle durur.';

const WHAT_STAYS: Record<AdminBlogPost['status'], string> = {
  draft: UNCHANGED,
  scheduled: UNCHANGED,
  published: 'Siz kaydedene kadar yayındaki yazı değişmez.',
};

interface NoteWithActionsProps {
  readonly tone: 'info' | 'warning';
  readonly role?: 'alert';
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function NoteWithActions({ tone, role, actions, children }: NoteWithActionsProps) {
  return (
    <chakra.div mb="6">
      <Note tone={tone} {...(role !== undefined && { role })}>
        <p>{children}</p>
        {actions && (
          <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        )}
      </Note>
    </chakra.div>
  );
}
