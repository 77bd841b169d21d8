import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AdminStatus } from '../../../resources/umum/admin.ts';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import { Loading } from '../../platform/common/Loading.tsx';
import { formatBytes, formatDateTime, formatNumber, formatRelative } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { AdminPanel, PanelRow } from './AdminPanel.tsx';
import { FigureCards } from './FigureCards.tsx';

const users = '/pengaturan/user';
const filtered = (filter: Readonly<Record<string, unknown>>) =>
  `${users}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const endings = {
  states: {
    berjalan: { label: 'Berjalan', tone: 'diajukan' },
    selesai: { label: 'Selesai', tone: 'baik' },
    selesai_sebagian: { label: 'Selesai sebagian', tone: 'revisi' },
    gagal: { label: 'Gagal', tone: 'tolak' },
  },
} as const;
/** Panels two by two. */
const side = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
const weekday = new Intl.DateTimeFormat('id-ID', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What needs attention first; then accounts, logins, synchronisations, sources and storage. */
export default function AdminOverview() {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'status'],
    queryFn: async ({ signal }) => (await http<AdminStatus>('admin/status', { signal })).data,
  });
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data) return <Loading height={320} label="Memuat konsol admin" />;
  const today = data.masuk.at(-1) ?? { berhasil: 0, gagal: 0 };
  return (
    <>
      <Box sx={side}>
        <AdminPanel title="Perlu perhatian" empty="Semua akun aktif sudah pernah dipakai.">
          {data.akun.belumPernahMasuk > 0 ? (
            <PanelRow
              primary={`${formatNumber(data.akun.belumPernahMasuk)} akun aktif belum pernah masuk`}
              secondary="Berikan kata sandi sementara dari daftar pengguna."
              end={
                <Button component={Link} to={filtered({ terakhirMasuk_null: true, aktif: true })} size="small">
                  Lihat akun
                </Button>
              }
            />
          ) : null}
        </AdminPanel>
        <AdminPanel title="Akun terkunci" empty="Tidak ada akun yang terkunci.">
          {data.terblokir.map(({ id, name, username, sampai }) => (
            <PanelRow
              key={id}
              primary={
                <MuiLink component={Link} to={`${users}/${id}/show`}>
                  {name}
                </MuiLink>
              }
              secondary={`${username} · sampai ${formatDateTime(sampai)}`}
            />
          ))}
        </AdminPanel>
      </Box>
      <Box sx={{ my: 2 }}>
        <FigureCards
          cards={[
            { label: 'Akun aktif', nilai: data.akun.aktif, jenis: 'jumlah', link: filtered({ aktif: true }) },
            { label: 'Sesi berjalan', nilai: data.sesiAktif, jenis: 'jumlah', link: null },
            { label: 'Masuk hari ini', nilai: today.berhasil, jenis: 'jumlah', link: null },
            { label: 'Gagal masuk hari ini', nilai: today.gagal, jenis: 'jumlah', link: null },
            { label: 'Berkas tersimpan', nilai: formatBytes(data.penyimpanan.byteBerkas), jenis: 'teks', link: null },
            { label: 'Basis data', nilai: formatBytes(data.penyimpanan.byteBasisData), jenis: 'teks', link: null },
          ]}
        />
      </Box>
      <Box sx={side}>
        <AdminPanel title="Sinkronisasi terakhir" empty="Belum ada sinkronisasi.">
          {data.sinkronisasi.map(({ id, jenis, mulai, status, gagal }) => (
            <PanelRow
              key={id}
              primary={jenis}
              secondary={`${formatRelative(mulai)}${gagal ? ` · ${formatNumber(gagal)} baris gagal` : ''}`}
              end={<StatusChip workflow={endings} value={status} />}
            />
          ))}
        </AdminPanel>
        <AdminPanel title="Sumber data" empty="Belum ada sumber data.">
          {data.sumber.map(({ id, nama, mode, aktif, statusTerakhir }) => (
            <PanelRow
              key={id}
              primary={
                <MuiLink component={Link} to={`/pengaturan/sumber-data/${id}/show`}>
                  {nama}
                </MuiLink>
              }
              secondary={statusTerakhir ?? 'Belum pernah diperiksa.'}
              end={
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {aktif ? mode : 'Nonaktif'}
                </Typography>
              }
            />
          ))}
        </AdminPanel>
        <ChartCard
          chart={{
            kode: 'pengguna',
            judul: 'Pengguna menurut peran',
            batang: data.pengguna.map(({ roleId, nama, jumlah }) => ({
              label: nama,
              jumlah,
              link: filtered({ roleId }),
            })),
          }}
        />
        <ChartCard
          chart={{
            kode: 'masuk',
            judul: 'Masuk tujuh hari terakhir',
            batang: data.masuk.map(({ tanggal, berhasil }) => ({
              label: weekday.format(new Date(`${tanggal}T00:00:00Z`)),
              jumlah: berhasil,
              link: null,
            })),
          }}
        />
      </Box>
    </>
  );
}
