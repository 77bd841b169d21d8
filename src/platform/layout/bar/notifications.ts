import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { jumlahNotifikasi } from '../../../../resources/umum/panggilanNotifikasi.ts';
import { http } from '../../providers/http.ts';
import { dueTab, useAuthState } from '../../providers/session.ts';

/** One notice (docs/domain/10 §2.1 notifikasi). */
export interface Notification {
  id: string;
  jenis: 'info' | 'tugas' | 'peringatan' | 'pesan';
  judul: string;
  isi: string | null;
  link: string | null;
  dibacaPada: string | null;
  createdAt: string;
}

const pollMs = 60_000;
const shown = 20;
const root = 'notifikasi';

/** How many notices are unread: asked each minute while the tab is in view. */
export function useUnreadCount(): number {
  const { user } = useAuthState();
  const { data } = useQuery({
    queryKey: [root, 'jumlah', user?.id],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof jumlahNotifikasi>>('notifikasi/jumlah', { signal })).data.belumDibaca,
    enabled: user !== null && !dueTab(user),
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: pollMs / 2,
    retry: false,
  });
  return data ?? 0;
}

/** The newest notices, or the unread ones, while they are looked at. */
export function useNotifications(unreadOnly: boolean, open: boolean) {
  return useQuery({
    queryKey: [root, 'daftar', unreadOnly],
    queryFn: async ({ signal }) => {
      const query = {
        sort: JSON.stringify(['createdAt', 'DESC']),
        range: JSON.stringify([0, shown - 1]),
        ...(unreadOnly ? { belumDibaca: '1' } : {}),
      };
      return (await http<Notification[]>('notifikasi', { query, signal })).data;
    },
    enabled: open,
    staleTime: 0,
    retry: false,
  });
}

/** Marks one notice, or all of them, as read. */
export function useMarkRead(): { one: (id: string) => Promise<void>; all: () => Promise<void> } {
  const client = useQueryClient();
  const mark = async (path: string) => {
    await http(path, { method: 'PUT' });
    await client.invalidateQueries({ queryKey: [root] });
  };
  return { one: id => mark(`notifikasi/${id}/baca`), all: () => mark('notifikasi/baca-semua') };
}
