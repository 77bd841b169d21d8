import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { alurKonversi } from '../../../../resources/mbkm/alurKonversi.ts';
import { alurPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { worksByKind } from '../../../../resources/portofolio/index.ts';
import type { BarisMbkm, JenisKarya, KaryaOrang } from '../../../../resources/portofolio/statistik.ts';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { SheetTable } from '../SheetTable.tsx';

const placeOf = ({ urutan, penulis }: KaryaOrang): string | null =>
  urutan === null ? null : penulis === 1 ? 'Tunggal' : `${urutan} dari ${penulis}`;

/** Verified works of one kind with the person's own share of their points. */
export function WorksTable({
  jenis,
  label,
  of: works,
}: {
  jenis: JenisKarya;
  label: string;
  of: readonly KaryaOrang[];
}) {
  const { name, label: word, work } = worksByKind[jenis];
  return (
    <SheetTable
      label={label}
      rows={works}
      keyOf={({ id }) => id}
      empty={`Belum ada ${jenis === 'hki' ? word : word.toLowerCase()} terverifikasi.`}
      columns={[
        {
          label: jenis === 'jejaring' ? 'Nama' : 'Judul',
          cell: ({ id, judul }) => (
            <Link component={RouterLink} to={`/${name}/${id}/show`}>
              {judul}
            </Link>
          ),
        },
        { label: jenis === 'jejaring' ? 'Jenis' : 'Kategori', cell: ({ kategori }) => kategori },
        { label: 'Tahun', cell: ({ tahun }) => String(tahun) },
        ...(work.authored ? [{ label: 'Penulis ke-', cell: placeOf }] : []),
        { label: 'Poin', figure: true, cell: ({ poin }) => formatDecimal(poin, 2) },
      ]}
    />
  );
}

/** Participations that a portfolio counts. */
export const MbkmTable = ({ of: rows }: { of: readonly BarisMbkm[] }) => (
  <SheetTable
    label={inTerms('Kegiatan MBKM')}
    rows={rows}
    keyOf={({ id }) => id}
    empty={inTerms('Belum ada kegiatan MBKM yang disetujui.')}
    columns={[
      { label: 'Program', cell: ({ namaProgram }) => namaProgram },
      { label: 'Jenis', cell: ({ jenisMbkm }) => jenisMbkm },
      { label: 'Mitra', cell: ({ namaMitra }) => namaMitra },
      { label: 'Periode', cell: ({ periode }) => periode },
      { label: 'Dosen pembimbing', cell: ({ dosenPembimbing }) => dosenPembimbing },
      { label: 'Status', cell: ({ status }) => <StatusChip workflow={alurPendaftaran} value={status} /> },
      {
        label: 'Konversi',
        cell: ({ statusKonversi }) => <StatusChip workflow={alurKonversi} value={statusKonversi} />,
      },
      { label: 'Nilai', cell: ({ nilaiHuruf }) => nilaiHuruf },
      { label: 'SKS diakui', figure: true, cell: ({ sksDiakui }) => formatNumber(sksDiakui) },
    ]}
  />
);
