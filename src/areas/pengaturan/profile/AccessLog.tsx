import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccessLine } from '../../../../resources/pengaturan/panggilanPribadi.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { refusalOf } from './formErrors.ts';

const perPage = 25;

/** Readings of the caller's sensitive data, newest first. */
export function AccessLog() {
  const say = useWords();
  const labelOf = useLabel();
  const [page, setPage] = useState(1);
  const { data, isPending, error } = useQuery({
    queryKey: ['user', 'akses-data', page],
    queryFn: async ({ signal }) =>
      (
        await http<{ jumlah: number; baris: AccessLine[] }>('user/akses-data', {
          query: { halaman: String(page) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-labelledby="akses-data">
      <Typography id="akses-data" variant="h6" component="h2" gutterBottom>
        {say('Siapa melihat data saya')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {say(
          'Setiap orang yang melihat data sensitif Anda (seperti NIK, agama, atau kesehatan) tercatat di sini. Yang Anda lihat sendiri tidak dicatat.',
        )}
      </Typography>
      {isPending ? <Typography sx={{ color: 'text.secondary' }}>{say('Memuat…')}</Typography> : null}
      {error ? <Typography role="alert">{refusalOf(error).message}</Typography> : null}
      {data?.jumlah === 0 ? <Typography>{say('Belum ada yang melihat data sensitif Anda.')}</Typography> : null}
      {data?.baris.length ? (
        <List disablePadding>
          {data.baris.map(line => (
            <ListItem key={line.id} disableGutters divider>
              <ListItemText
                primary={
                  <>
                    <b>{line.namaUser}</b>{' '}
                    {say('%{role} melihat %{kolom}', { role: `(${labelOf(line.namaRole)})`, kolom: line.kolom })}
                  </>
                }
                secondary={say('%{waktu} · %{pintu} · %{bagian}', {
                  waktu: formatDateTime(line.waktu),
                  pintu: labelOf(line.pintu),
                  bagian: labelOf(line.namaSumber),
                })}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItem>
          ))}
        </List>
      ) : null}
      {data && data.jumlah > perPage ? (
        <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
          <Button variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {say('Lebih baru')}
          </Button>
          <Button variant="outlined" disabled={page * perPage >= data.jumlah} onClick={() => setPage(page + 1)}>
            {say('Lebih lama')}
          </Button>
        </Stack>
      ) : null}
    </Box>
  );
}
