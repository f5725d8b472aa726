import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useEffect } from 'react';
import type { AppRouter } from '../server/app-router.js';
import { LiveChanges } from './live-changes.js';
import { openLiveChanges } from './live-connection.js';
import { trpc } from '../server/trpc.js';

type Yielded<Stream> = Stream extends AsyncIterable<infer Item> ? Item : never;
type LiveTopic = Yielded<inferRouterOutputs<AppRouter>['live']['changes']>['topic'];
type Utils = ReturnType<typeof trpc.useUtils>;

/** The queries to read again after a change. Queries that no screen uses wait until one does. */
const READS: Readonly<Record<LiveTopic, (utils: Utils) => Promise<void>>> = {
  catalog: (utils) => utils.catalog.invalidate(),
  workshops: (utils) => utils.workshops.invalidate(),
  media: async (utils) => {
    const { workshopsPage, home } = utils.content;
    await Promise.all([workshopsPage.invalidate(), home.invalidate(), utils.blog.invalidate()]);
  },
  content: (utils) => utils.content.invalidate(),
  blog: (utils) => utils.blog.invalidate(),
  settings: (utils) => utils.site.invalidate(),
};

/** Topics that every open connection listens to: what the shop opens and closes. */
const ALWAYS = ['settings'] as const satisfies readonly LiveTopic[];

const connections = new WeakMap<QueryClient, LiveChanges<LiveTopic>>();

/** Keeps a screen's data up to date. `topics` must be the same list at every call. */
export function useLiveChanges(topics: readonly LiveTopic[]): void {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    const live = connections.get(queryClient) ?? createLiveChanges(utils);
    connections.set(queryClient, live);
    return live.watch([...topics, ...ALWAYS]);
  }, [queryClient, utils, topics]);
}

function createLiveChanges(utils: Utils): LiveChanges<LiveTopic> {
  return new LiveChanges({
    open: openLiveChanges,
    onChange: (topic) => void READS[topic](utils),
  });
}
