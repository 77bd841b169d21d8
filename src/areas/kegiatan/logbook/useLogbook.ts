import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type RaRecord, useGetList, useInfiniteGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { entryFields, logbookStates } from '../../../../resources/kegiatan/log.ts';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import { type LogbookOptions, rowFields } from '../../../../resources/kit/index.ts';
import { http } from '../../../platform/providers/http.ts';
import { useAsked } from '../../../platform/ui/list/useView.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { type AskedSummary, asOfNow } from './asOfNow.ts';
import type { Entry } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

/** Entries that one request gives at most. */
const most = 200;

/** A summary, and when the server said it. */
async function askSummary(endpoint: string, query: Readonly<Record<string, string>>): Promise<AskedSummary | null> {
  const { data, at } = await http<RingkasanLogbook | null>(`${endpoint}/ringkasan`, { query });
  return data && { summary: data, at };
}

/** Hours, weeks and counts of a participation's logbook. */
export function useSummary(options: LogbookOptions, participation: string | undefined) {
  const { name: resource, endpoint } = useLogbookResource();
  return useQuery({
    // Under the resource's name, so that every write to it makes the figures new as well.
    queryKey: [resource, 'ringkasan', participation],
    queryFn: () => askSummary(endpoint, { [options.participation.field]: participation ?? '' }),
    enabled: participation !== undefined,
    retry: false,
    select: asked => (asked ? asOfNow(asked, Date.now()) : undefined),
  });
}

/**
 * The summary that a student's logbook opens with, asked for beside the list of participations instead of after it: of the
 * one that is named, else of the one that the server takes for it (`idPendaftarMbkm` tells which); null without any.
 */
export function useOwnSummary(options: LogbookOptions, named: string | null) {
  const { name: resource, endpoint } = useLogbookResource();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [resource, 'ringkasan', named],
    queryFn: async () => {
      const asked = await askSummary(endpoint, named ? { [options.participation.field]: named } : {});
      // The list and the form of the same participation open with it.
      if (asked) queryClient.setQueryData([resource, 'ringkasan', asked.summary.idPendaftarMbkm], asked);
      return asked;
    },
    retry: false,
    select: asked => asked && asOfNow(asked, Date.now()),
  });
}

/** Entries of a participation between two days, oldest first: all of them, however many requests that takes. */
export function useEntries(options: LogbookOptions, participation: string | undefined, from: string, to: string) {
  const { field } = options.participation;
  const logbook = useLogbookResource();
  const { name: resource } = logbook;
  const { day } = logbook.log;
  const { enabled, meta } = useAsked(entryFields(logbook));
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteGetList<Entry>(
    resource,
    {
      filter: { [field]: participation, [`${day}_gte`]: from, [`${day}_lte`]: to },
      sort: { field: day, order: 'ASC' },
      pagination: { page: 1, perPage: most },
      meta,
    },
    { enabled: enabled && participation !== undefined && from !== '', retry: false },
  );
  const more = hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  return { data: data?.pages.flatMap(page => page.data), error };
}

/**
 * The student's own participations that have a logbook, and the one that the screen is about: the one that the address
 * names, else the running one, else the latest.
 */
export function useOwnParticipation(options: Pick<LogbookOptions, 'participation'>) {
  const { resource, filter, running, title, facts } = options.participation;
  const { enabled, meta } = useAsked(
    rowFields(useDeclaration(resource), [title, ...facts, 'status', 'tanggalMulai']),
    resource,
  );
  const [search, setSearch] = useSearchParams();
  const { data, error, isPending, refetch } = useGetList<RaRecord<string>>(
    resource,
    { filter, sort: { field: 'tanggalMulai', order: 'DESC' }, pagination: { page: 1, perPage: 25 }, meta },
    { enabled, retry: false },
  );
  // Nobody knows yet when it begins.
  const all = data?.filter(({ status, tanggalMulai }) => tanggalMulai || !logbookStates.coming.includes(status));
  const asked = search.get('peserta');
  // An old link may name one that is no more, or another person's.
  const named = asked && (!all || all.some(({ id }) => id === asked)) ? asked : null;
  const chosen = all?.find(({ id }) => id === named) ?? all?.find(({ status }) => running.includes(status)) ?? all?.[0];
  return {
    all: all ?? [],
    named,
    chosen,
    error: data ? null : error,
    isPending,
    refetch,
    choose: (id: string) =>
      setSearch(
        before => {
          before.set('peserta', id);
          return before;
        },
        { replace: true },
      ),
  };
}
