import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { BarisTridarma, JawabanTridarma, JenisTridarma } from '../../../../resources/portofolio/tridarma.ts';
import { jenisTridarma } from '../../../../resources/portofolio/tridarma.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { type SheetColumn, SheetTable } from '../SheetTable.tsx';

const words = (value: string | null): string | null => (value ? value.charAt(0).toUpperCase() + value.slice(1) : null);
const money = (value: number | null): string | null => (value === null ? null : formatMoney(value));
const amount = (value: number | null): string | null => (value === null ? null : formatNumber(value));

const categories = {
  panitia: 'Panitia',
  organisasi_profesi: 'Organisasi profesi',
  reviewer: 'Mitra bestari',
  narasumber: 'Narasumber',
  penghargaan: 'Penghargaan',
  jabatan: 'Jabatan',
} as const;

type Columns = { readonly [K in JenisTridarma]: readonly SheetColumn<BarisTridarma[K]>[] };

const columns: Columns = {
  pengajaran: [
    { label: 'Mata kuliah', cell: ({ kodeMk, namaMk }) => `${kodeMk} ${namaMk}` },
    { label: 'Semester', cell: ({ semester }) => semester },
    { label: 'Kelas', cell: ({ kelas }) => kelas },
    { label: 'SKS', figure: true, cell: ({ sks }) => formatNumber(sks) },
    { label: 'Pertemuan', figure: true, cell: row => amount(row.jumlahPertemuan) },
    { label: 'Mahasiswa', figure: true, cell: row => amount(row.jumlahMahasiswa) },
    { label: 'Program studi', cell: ({ namaProdi }) => namaProdi },
  ],
  penelitian: [
    { label: 'Judul', cell: ({ judul }) => judul },
    { label: 'Tahun', cell: ({ tahun }) => String(tahun) },
    { label: 'Skema', cell: ({ skema }) => skema },
    { label: 'Peran', cell: ({ peran }) => words(peran) },
    { label: 'Sumber dana', cell: ({ sumberDana }) => sumberDana },
    { label: 'Dana', figure: true, cell: ({ dana }) => money(dana) },
    { label: 'Luaran', cell: ({ luaran }) => luaran },
  ],
  pengabdian: [
    { label: 'Judul', cell: ({ judul }) => judul },
    { label: 'Tahun', cell: ({ tahun }) => String(tahun) },
    { label: 'Peran', cell: ({ peran }) => words(peran) },
    { label: 'Lokasi', cell: ({ lokasi }) => lokasi },
    { label: 'Mitra sasaran', cell: ({ mitraSasaran }) => mitraSasaran },
    { label: 'Dana', figure: true, cell: ({ dana }) => money(dana) },
  ],
  penunjang: [
    { label: 'Kegiatan', cell: ({ namaKegiatan }) => namaKegiatan },
    { label: 'Kategori', cell: ({ kategori }) => categories[kategori] },
    { label: 'Peran', cell: ({ peran }) => words(peran) },
    { label: 'Tingkat', cell: ({ tingkat }) => words(tingkat) },
    { label: 'Penyelenggara', cell: ({ penyelenggara }) => penyelenggara },
    { label: 'Mulai', cell: ({ tanggalMulai }) => formatDate(tanggalMulai) },
    { label: 'Nomor SK', cell: ({ nomorSk }) => nomorSk },
  ],
};

/** The academic system's record of a lecturer, and its time (docs/domain/40 §2.4). */
export function TridarmaTable<K extends JenisTridarma>({ kind, idPegawai }: { kind: K; idPegawai: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['silaturahmi', 'dosen', kind, idPegawai],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<JawabanTridarma<K>>(`silaturahmi/dosen/${kind}`, { query: { idPegawai }, signal })).data,
  });
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (isPending) return <Loading height={240} label={`Memuat ${jenisTridarma[kind].toLowerCase()}`} />;
  return (
    <>
      {data.basi ? (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          Silaturahmi sedang tidak dapat dihubungi. Data per {formatDateTime(data.sinkronPada)}.
        </Alert>
      ) : null}
      <SheetTable
        label={jenisTridarma[kind]}
        columns={columns[kind]}
        rows={data.data}
        keyOf={row => JSON.stringify(row)}
        empty={`Belum ada data ${jenisTridarma[kind].toLowerCase()}.`}
      />
      {data.basi ? null : (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Data per {formatDateTime(data.sinkronPada)}.
        </Typography>
      )}
    </>
  );
}
