import Typography from '@mui/material/Typography';
import { anggotaHidup, statusAnggota } from '../../../../resources/programme/groupMembers.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDate } from '../../../platform/providers/format.ts';
import { embeddedLabel } from '../../../platform/ui/representation.ts';
import { MemberStandings, type Standing } from './MemberStandings.tsx';

/** The child row of a member, in any programme; days are `YYYY-MM-DD`. */
export interface MemberRow {
  id: string;
  idPendaftarMbkm: string | null;
  idJenisAnggota: string;
  statusAnggota: keyof typeof statusAnggota;
  tanggalGabung: string | null;
  alasanKeluar: string | null;
  bukaSampai: string | null;
}

interface Props<M extends MemberRow> {
  rows: readonly M[] | null | undefined;
  /** What somebody does beside the position, in words. */
  partOf: (row: M) => string | null;
  /** Words before the day up to which a member writes late entries. */
  opened: string | undefined;
}

/** Members of a group with the state of their participations; those who were invited, declined or left come last. */
export function MembersPanel<M extends MemberRow>({ rows, partOf, opened }: Props<M>) {
  const joined = rows?.filter(isIn) ?? [];
  const others = rows?.filter(row => !isIn(row)) ?? [];
  const standingOf = (row: M): Standing => ({
    id: row.id,
    idPendaftarMbkm: row.idPendaftarMbkm,
    name: embeddedLabel(row, 'idMahasiswa'),
    idJenisAnggota: row.idJenisAnggota,
    apart: !isIn(row),
    notes: [
      isIn(row) ? null : [statusAnggota[row.statusAnggota], row.alasanKeluar].filter(Boolean).join(': '),
      partOf(row),
      isIn(row) && row.tanggalGabung ? `Bergabung ${formatDate(row.tanggalGabung)}` : null,
      opened && row.bukaSampai ? `${opened} ${formatDate(row.bukaSampai)}` : null,
    ].flatMap(note => note ?? []),
  });
  return (
    <Panel title={`Anggota (${joined.length})`}>
      {joined.length + others.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Belum ada anggota.</Typography>
      ) : null}
      <MemberStandings members={[...joined, ...others].map(standingOf)} />
    </Panel>
  );
}

const isIn = (row: MemberRow): boolean => anggotaHidup.in.some(one => one === row.statusAnggota);
