import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { HalamanDiubah } from '../../../../resources/pengaturan/panggilanSitus.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { usePages } from './useSitus.ts';

const changedBy = ({ namaPengubah, diubahPada }: HalamanDiubah): string =>
  diubahPada ? `Terakhir diubah ${namaPengubah ?? ''}, ${formatDateTime(diubahPada)}` : 'Belum pernah diubah';

/** The pages: where each is, who changed it last, and what waits. */
export function PageList() {
  const { data, error, isPending, refetch } = usePages();
  if (isPending) return <Loading height={480} label="Memuat daftar halaman" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Ubah teks, urutan, dan foto halaman publik. Selama tidak diubah, halaman memakai teks bawaan portal.
      </Typography>
      <Paper variant="outlined">
        <List disablePadding aria-label="Halaman publik">
          {data.map(page => (
            <ListItem key={page.kunci} disablePadding divider>
              <ListItemButton component={Link} to={`/pengaturan/situs?halaman=${page.kunci}`} sx={{ flexWrap: 'wrap' }}>
                <ListItemText
                  sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}
                  primary={page.nama}
                  secondary={`${page.path} · ${changedBy(page)}`}
                />
                <Stack direction="row" spacing={1}>
                  {page.adaDraf ? <Chip size="small" color="warning" variant="outlined" label="Ada draf" /> : null}
                  <Chip
                    size="small"
                    variant="outlined"
                    color={page.diubah ? 'primary' : 'default'}
                    label={page.diubah ? `Versi ${page.nomor}` : 'Teks bawaan'}
                  />
                </Stack>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Paper>
    </>
  );
}
