import { useQuery } from '@tanstack/react-query';
import type { Chart } from '../../charts/chart.ts';
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

export interface Named {
  id: string;
  nama: string;
}

/** A figure at a glance; `waktu` holds a moment. */
export interface Card {
  label: string;
  nilai: number | string | null;
  jenis: 'jumlah' | 'sks' | 'waktu';
  link: string | null;
}

/** A stage of the calendar that is open or soon will be. */
export interface ScheduleLine {
  label: string;
  jenis: string | null;
  periode: string;
  mulai: string;
  selesai: string;
  terbuka: boolean;
}

/** One of the newest notices to the person. */
export interface Notice {
  id: string;
  judul: string;
  jenis: 'info' | 'tugas' | 'peringatan';
  link: string | null;
  waktu: string;
  dibaca: boolean;
}

/** `GET /api/dashboard` */
export interface DashboardAnswer {
  kartu: Card[];
  tugas: Task[];
  jadwal: ScheduleLine[];
  terbaru: Notice[];
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
