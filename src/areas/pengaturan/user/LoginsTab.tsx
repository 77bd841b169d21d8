import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { Login } from '../../../../resources/pengaturan/akun.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { UserRow } from './accountState.ts';

const words = { masuk: 'Masuk', gagal_masuk: 'Gagal masuk', keluar: 'Keluar', ganti_peran: 'Ganti peran' } as const;

/** The last fifty logins, failures, logouts and role switches of an account. */
export default function LoginsTab() {
  const record = useRecordContext<UserRow>();
  const id = record?.id;
  const { data, error } = useQuery({
    queryKey: ['pengaturan/user', 'riwayat-masuk', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => (await http<Login[]>(`user/${id}/riwayat-masuk`, { signal })).data,
  });
  if (error) return <Notice role="alert" title="Riwayat masuk tidak dapat dimuat" text={messageOf(error)} />;
  if (!data) return <Loading height={240} label="Memuat riwayat masuk" />;
  if (data.length === 0)
    return (
      <Paper variant="outlined">
        <Notice title="Belum ada catatan masuk" text="Setiap masuk dan percobaan yang gagal akan tercatat di sini." />
      </Paper>
    );
  return (
    <Paper sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
      <List disablePadding aria-label="Riwayat masuk">
        {data.map(({ id: key, waktu, aksi, ringkasan, alamatIp }, index) => (
          <ListItem key={key} disableGutters divider={index < data.length - 1} sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Chip
              size="small"
              variant="outlined"
              color={aksi === 'gagal_masuk' ? 'error' : aksi === 'masuk' ? 'success' : 'default'}
              label={words[aksi]}
              sx={{ minWidth: 104 }}
            />
            <ListItemText
              sx={{ flex: '1 1 200px' }}
              primary={ringkasan === words[aksi] ? formatDateTime(waktu) : `${formatDateTime(waktu)} · ${ringkasan}`}
              secondary={alamatIp ? `Dari ${alamatIp}` : undefined}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
