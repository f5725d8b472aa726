import { chakra } from '@chakra-ui/react';
import { Coffee } from 'lucide-react';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { BlockFailed, BlockStale } from './block-failed.js';
import { DashboardSection } from './dashboard-block.js';
import { TodoLine } from './todo-line.js';
import { useTodos } from './use-todos.js';

const MOST_SKELETONS = 3;

/** Lists all tasks, the urgent ones first. A kind that could not be read says so itself. */
export function TodoList() {
  const todos = useTodos();
  const tasks = todos.flatMap((each) => each.tasks);
  const pending = todos.filter(({ query }) => query.isPending);
  const lost = todos.filter(({ query }) => query.isLoadingError);
  const old = todos.find(({ query }) => query.isRefetchError);
  const sorted = [...tasks.filter(({ isUrgent }) => isUrgent), ...tasks.filter(({ isUrgent }) => !isUrgent)];
  const isCalm = tasks.length + pending.length + lost.length === 0;
  return (
    <DashboardSection title="Bugün yapılacaklar">
      {isCalm && <AllIsWell />}
      {lost.map(({ what, query }) => (
        <BlockFailed key={what} query={query}>
          {what} şu anda okunamıyor.
        </BlockFailed>
      ))}
      {tasks.length > 0 && (
        <ul>
          {sorted.map((task) => (
            <TodoLine key={task.key} task={task} />
          ))}
        </ul>
      )}
      {pending.length > 0 && <TodoSkeleton rows={Math.min(pending.length, MOST_SKELETONS)} />}
      {old && <BlockStale query={old.query} />}
    </DashboardSection>
  );
}

function AllIsWell() {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      py="4"
      borderTopWidth="1px"
      borderBottomWidth="1px"
    >
      <chakra.span color="success.fg">
        <Icon as={Coffee} size="lg" />
      </chakra.span>
      <div>
        <chakra.p fontWeight="650">Bugün her şey yolunda</chakra.p>
        <chakra.p textStyle="sm" color="fg.subtle">
          Bekleyen sipariş, yanıtsız talep ya da aksayan bir iş yok.
        </chakra.p>
      </div>
    </chakra.div>
  );
}

function TodoSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div>
      <VisuallyHidden role="status">Yapılacaklar yükleniyor</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <chakra.div key={row} display="flex" alignItems="center" gap="3" minH="68px" borderBottomWidth="1px">
          <Skeleton boxSize="5" borderRadius="full" />
          <Skeleton h="5" w="min(280px, 70%)" />
        </chakra.div>
      ))}
    </div>
  );
}
