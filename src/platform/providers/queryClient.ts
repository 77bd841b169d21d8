import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/** react-admin's lists of rows, by the second word of their keys. */
const lists: ReadonlySet<unknown> = new Set(['getList', 'getInfiniteList', 'getManyReference']);

/** `meta` of a question whose answer says what one may do now: once something was written, no former one is drawn. */
export const judged = { judged: true } as const;

/** True for names that are looked up to choose from: they change seldom, and a form would begin without them. */
const isLookup = (question: unknown): boolean => JSON.stringify(question)?.includes('"rujukan":true') ?? false;

/**
 * A cache that draws no list of which it is known that it is out of date. A list that nobody looks at while something is
 * written is forgotten: the screen that shows it next says that it is on its way, instead of showing former rows and moving
 * them a moment later. One that is on the screen stays until its successor is there.
 */
class FreshLists extends QueryClient {
  override async invalidateQueries<TKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    this.removeQueries({
      ...(filters?.queryKey ? { queryKey: filters.queryKey } : {}),
      type: 'inactive',
      predicate: ({ queryKey: [, call, question], meta }) =>
        meta?.judged === true || (lists.has(call) && !isLookup(question)),
    });
    return super.invalidateQueries(filters, options);
  }
}

/** Cache of the back office: what was just read is not asked again while a person moves between screens. */
export const createQueryClient = (): QueryClient =>
  new FreshLists({
    defaultOptions: {
      // Without a connection a call says so at once, or is answered by the device; it does not wait in silence.
      queries: { staleTime: 5_000, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
