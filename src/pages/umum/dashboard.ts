import { useQuery } from '@tanstack/react-query';
import { linkOpens } from '../../../resources/kit/index.ts';
import { linksOf } from '../../layout/trail.ts';
import { http } from '../../providers/http.ts';
import { useAuthState } from '../../providers/session.ts';

/** Something that waits, and the list that shows exactly what was counted. */
export interface Task {
  label: string;
  jumlah: number;
  link: string;
  tertua: string | null;
  /** Waits for a decision of this role; others are to be watched. */
  keputusan: boolean;
}

/** A participation of one's own with the next step. */
export interface Participation {
  id: string;
  nomor: string | null;
  program: string;
  periode: string;
  mitra: string | null;
  status: string;
  catatan: string | null;
  langkah: { label: string; link: string; giliranAnda: boolean };
}

export interface Bar {
  label: string;
  jumlah: number;
  link: string | null;
}

export interface Chart {
  kode: string;
  judul: string;
  batang: Bar[];
}

export interface Named {
  id: string;
  nama: string;
}

/** `GET /api/dashboard` */
export interface DashboardAnswer {
  tugas: Task[];
  keikutsertaan: Participation[] | null;
  angka: { periode: Named; pilihan: Named[]; bagan: Chart[] } | null;
}

/** What the active role's dashboard shows; figures of another period when one is chosen. */
export function useDashboard(idPeriode: string | null) {
  const { user } = useAuthState();
  return useQuery({
    queryKey: ['dashboard', user?.role.id, user?.idProgramProdi, idPeriode],
    queryFn: async ({ signal }) => {
      const query: Record<string, string> = idPeriode ? { idPeriode } : {};
      return (await http<DashboardAnswer>('dashboard', { query, signal })).data;
    },
    placeholderData: previous => previous,
  });
}

/** Whether the role's menu leads to a link; a number without a permitted list is shown without one. */
export function useMayOpen(): (link: string) => boolean {
  const { menus } = useAuthState();
  const links = linksOf(menus ?? []);
  return link => links.some(known => linkOpens(known, link.split('?')[0] ?? link));
}
