import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { BahanMingguan } from '../../../../resources/kegiatan/bahanMingguan.ts';
import { laporanMingguan } from '../../../../resources/kkn/laporanMingguan.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { http } from '../../../platform/providers/http.ts';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';

interface Task {
  idProgramKerja: string | null;
  realisasiPersen: number;
  _embed?: { idProgramKerja?: { label: string } | null };
}
interface Report {
  id: string;
  idKelompok: string;
  mingguKe: number;
  tugas?: readonly Task[];
}

/** Below a weekly report that is judged: how far each part of the work programme has come since the weeks before. */
export default function WeekBefore() {
  const record = useRecordContext<Report>();
  const { data } = useQuery({
    queryKey: [laporanMingguan.name, 'bahan', record?.idKelompok, record?.mingguKe],
    enabled: record !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { id: record?.idKelompok ?? '', mingguKe: String(record?.mingguKe ?? '') };
      return (await http<BahanMingguan>(`${laporanMingguan.endpoint}/bahan`, { query, signal })).data;
    },
  });
  const parts = partsOf(record?.tugas ?? []);
  if (!data || parts.length === 0) return null;
  return (
    <Panel title="Dibanding minggu sebelumnya">
      <ScrollRegion label="Realisasi tiap program kerja">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Program kerja</TableCell>
              <TableCell align="right">Sebelumnya</TableCell>
              <TableCell align="right">Minggu ini</TableCell>
              <TableCell align="right">Naik</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map(({ id, label, now }) => {
              const before = data.realisasi[id] ?? 0;
              return (
                <TableRow key={id}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell align="right" className="angka">
                    {before}%
                  </TableCell>
                  <TableCell align="right" className="angka">
                    {now}%
                  </TableCell>
                  <TableCell align="right" className="angka">
                    {now - before}%
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </ScrollRegion>
    </Panel>
  );
}

/** The furthest that the report's tasks say of each part of the work programme. */
function partsOf(tasks: readonly Task[]): { id: string; label: string; now: number }[] {
  const found = new Map<string, { id: string; label: string; now: number }>();
  for (const { idProgramKerja: id, realisasiPersen, _embed } of tasks) {
    if (!id) continue;
    const known = found.get(id);
    const now = Math.max(known?.now ?? 0, realisasiPersen);
    found.set(id, { id, label: known?.label ?? _embed?.idProgramKerja?.label ?? '', now });
  }
  return [...found.values()];
}
